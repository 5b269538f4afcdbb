import { isJsonArray, type Json } from '../base/json.ts'
import type { EventName } from '../events/event-name.ts'
import type { PathStep } from '../paths/arg-path.ts'
import { formatPath } from '../paths/format-path.ts'
import type { EffectsNode, EventMatcherNode, ExceptionNode, PolicyAst, RuleNode, ValueMatcherNode } from '../rules/policy-ast.ts'
import { candidateValues, NOTHING, programCommands, type Candidate } from './candidate-values.ts'
import type { EventChoice, EventPlace } from './event-edit.ts'
import { literalsOf } from './literals-of.ts'

/** Every place of an event that a rule looks at, with values worth trying there; each place once. */
export function ruleChoices(policy: PolicyAst, rule: RuleNode, event: EventName): readonly EventChoice[] {
  const exceptions = policy.packs.flatMap((pack) => pack.exceptions.filter(({ rules }) => rules.includes(rule.fullName)))
  const choices = [
    ...[rule.match, rule.unless, ...exceptions.map(({ match }: ExceptionNode) => match)].flatMap((node) => (node === undefined ? [] : eventChoices(policy, node, event))),
    ...conditionChoices(rule),
  ]
  const places = new Map<string, { readonly place: EventPlace; readonly values: Candidate[] }>()
  for (const { place, values } of choices) {
    const key = `${place.field} ${formatPath(place.steps)}`
    const known = places.get(key)
    if (known === undefined) places.set(key, { place, values: [...values] })
    else known.values.push(...values.filter((value) => !known.values.includes(value)))
  }
  return [...places.values()]
}

function eventChoices(policy: PolicyAst, node: EventMatcherNode, event: EventName): readonly EventChoice[] {
  switch (node.kind) {
    case 'always':
      return []
    case 'all':
    case 'any':
      return node.items.flatMap((item) => eventChoices(policy, item, event))
    case 'not':
    case 'use':
      return eventChoices(policy, node.item, event)
    case 'tool':
      return [{ place: at('tool_name'), values: [...node.names.map((name) => name.replaceAll('*', 'x')), 'another_tool'] }]
    case 'args':
      return valueChoices(at('args'), node.test)
    case 'result':
      return valueChoices(at('result'), node.test)
    case 'outcome':
      return [{ place: at('outcome'), values: [...node.kinds, 'success', 'denied'].map(outcomeOf) }]
    case 'prompt':
      return valueChoices(at('prompt'), node.test)
    case 'text':
      return valueChoices(at(textField(event)), node.test)
    case 'run':
      return valueChoices(at(runFields[node.field] ?? node.field), node.test)
    case 'env':
      return valueChoices(at('env', [{ kind: 'name', name: node.field }]), node.test)
    case 'mcp':
      return [...mcpChoices('server', node.server), ...mcpChoices('tool', node.tool)]
    case 'effects':
      return effectChoices(policy, node)
  }
}

function at(field: string, steps: readonly PathStep[] = []): EventPlace {
  return { field, steps }
}

/** The fields of a line that hold what `run` reads. */
const runFields: Readonly<Record<string, string>> = { id: 'run_id', parent: 'parent_run_id' }

function textField(event: EventName): string {
  switch (event) {
    case 'text_delta':
      return 'aggregated'
    case 'tool_call_delta':
      return 'delta'
    case 'model_turn_finished':
      return 'content'
    default:
      return 'response'
  }
}

function outcomeOf(kind: string): Candidate {
  return kind === 'error' ? { kind, failure: { kind: 'other', message: 'x' } } : { kind }
}

function mcpChoices(part: 'server' | 'tool', test: ValueMatcherNode | undefined): readonly EventChoice[] {
  return test === undefined ? [] : valueChoices(at('mcp', [{ kind: 'name', name: part }]), test)
}

function valueChoices(place: EventPlace, node: ValueMatcherNode): readonly EventChoice[] {
  switch (node.kind) {
    case 'all':
    case 'any':
    case 'tests':
      return node.items.flatMap((item) => valueChoices(place, item))
    case 'not':
    case 'use':
      return valueChoices(place, node.item)
    case 'path':
      return pathChoices(place, node.path.steps, node.item)
    case 'exists':
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
    case 'operator':
    case 'shell': {
      const values = candidateValues(node)
      // The text of a finished turn is one of its parts.
      return [{ place, values: place.field === 'content' ? values.flatMap((value) => (typeof value === 'string' ? [[{ type: 'text', text: value }]] : [])) : values }]
    }
  }
}

/** Up to the first step that selects several nodes; what lies behind it is tried as a whole list. */
function pathChoices({ field, steps }: EventPlace, path: readonly PathStep[], item: ValueMatcherNode): readonly EventChoice[] {
  const fork = path.findIndex(({ kind }) => kind !== 'name' && kind !== 'index')
  if (fork < 0) return valueChoices({ field, steps: [...steps, ...path] }, item)
  const stem = [...steps, ...path.slice(0, fork)]
  const [many, ...rest] = path.slice(fork)
  const nodes = candidateValues(item)
  if (many?.kind === 'wildcard') {
    const lists = nodes.map((list) => (isList(list) ? list.map((element) => wrapped(rest, element)) : list))
    return [{ place: { field, steps: stem }, values: [...lists, NOTHING] }]
  }
  // Of a union or a descent one node is enough to try.
  const single = nodes.flatMap((list): readonly Candidate[] => (isList(list) ? list.slice(0, 1) : [list]))
  return [{ place: { field, steps: [...stem, ...(many === undefined ? [] : [many]), ...rest] }, values: [...single, NOTHING] }]
}

function isList(value: Candidate): value is readonly Json[] {
  return value !== NOTHING && isJsonArray(value)
}

function wrapped(steps: readonly PathStep[], element: Json): Json {
  return steps.reduceRight<Json>((inner, step) => (step.kind === 'name' || step.kind === 'descendant_name' ? { [step.name]: inner } : [inner]), element)
}

/** The variables of a `when`, with what they are compared with. */
function conditionChoices({ when }: RuleNode): readonly EventChoice[] {
  if (when === undefined) return []
  const literals = literalsOf(when.expression).filter((literal) => !when.variables.includes(String(literal)))
  const values: readonly Candidate[] = [...literals.flatMap((literal): readonly Candidate[] => (typeof literal === 'number' ? [literal, literal + 1, literal - 1] : [literal])), 'x', 0, true, NOTHING]
  return when.variables.flatMap((variable): readonly EventChoice[] => {
    const [root = '', ...names] = variable.split('.')
    const steps = names.map((name): PathStep => (/^\d+$/.test(name) ? { kind: 'index', index: Number(name) } : { kind: 'name', name }))
    switch (root) {
      case 'args':
      case 'result':
      case 'env':
      case 'available_tools':
        return [{ place: { field: root, steps }, values }]
      case 'tool':
        return [{ place: at('tool_name'), values: values.filter((value) => typeof value === 'string') }]
      case 'outcome':
        return [{ place: at('outcome'), values: ['success', 'error', 'denied', 'skipped'].map(outcomeOf) }]
      case 'run': {
        const [field = ''] = names
        return [{ place: at(runFields[field] ?? field), values: field === 'turn' ? values.filter((value) => typeof value === 'number' && value >= 0) : values }]
      }
      default:
        return []
    }
  })
}

/** Arguments that are described as what an effect is about, and names that most tools use for it. */
function effectChoices(policy: PolicyAst, { path, url, sql, to, program }: EffectsNode): readonly EventChoice[] {
  const texts = (test: ValueMatcherNode | undefined): readonly string[] => (test === undefined ? [] : candidateValues(test).flatMap((value) => (typeof value === 'string' ? [value] : [])))
  const commands = [...(program ?? []).flatMap(programCommands), ...texts(path).flatMap((file) => [`rm '${file}'`, `cat '${file}'`, `echo x > '${file}'`]), ...texts(url).map((target) => `curl '${target}'`)]
  const wanted: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['path', ['path'], texts(path)],
    ['url', ['url'], texts(url)],
    ['sql', ['query'], texts(sql)],
    ['email', ['to'], texts(to)],
    ['shell', ['command'], commands],
  ]
  const described = policy.packs.flatMap(({ catalogue }) => catalogue.flatMap(({ args }) => args))
  return wanted.flatMap(([is, names, values]) => {
    if (values.length === 0) return []
    const paths = [...described.filter((argument) => argument.is === is).map((argument) => argument.path.steps), ...names.map((name): readonly PathStep[] => [{ kind: 'name', name }])]
    return paths.slice(0, 6).map((steps) => ({ place: { field: 'args', steps }, values }))
  })
}
