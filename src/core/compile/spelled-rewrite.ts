import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { Undecidable } from '../base/undecidable.ts'
import type { ActionNode } from '../rules/policy-ast.ts'
import { parsePath } from '../paths/parse-path.ts'
import { memberPath } from '../paths/member-path.ts'
import { spellingsOf } from './aliased-args.ts'
import type { Catalogue } from './catalogue.ts'
import type { OnHit, RuleFacts } from './rule-verdict-hook.ts'

/**
 * A rewrite writes an argument under the name that it came by (L-71): its paths are respelled for the
 * call at hand. Of an argument that came under several names nobody knows which one the tool reads.
 */
export function spelledRewrite(
  action: ActionNode,
  facts: Pick<RuleFacts, 'onUnknown'>,
  catalogue: Catalogue,
  bind: (action: ActionNode) => OnHit,
): OnHit {
  const plain = bind(action)
  const names = [...namesIn(action.param)].filter((name) => catalogue.aliased.has(name))
  if (names.length === 0) return plain
  const respelled = new Map<string, OnHit>()
  return (context, event, evaluation) => {
    const { used, unclear } = spellingsOf(event, catalogue)
    const doubtful = names.find((name) => unclear.has(name))
    if (doubtful !== undefined) {
      throw new Undecidable(memberPath(doubtful), 'comes under several names at once', facts.onUnknown)
    }
    const changes = new Map(names.flatMap((name) => (used.has(name) ? [[name, used.get(name) ?? name] as const] : [])))
    if (changes.size === 0) return plain(context, event, evaluation)
    const key = JSON.stringify([...changes])
    let run = respelled.get(key)
    if (run === undefined) {
      run = bind({ ...action, param: respell(action.param, changes) })
      respelled.set(key, run)
    }
    return run(context, event, evaluation)
  }
}

/** First names of all paths that the operations write. */
function namesIn(param: Json): ReadonlySet<string> {
  const names = new Set<string>()
  eachPath(param, (text) => {
    const name = firstName(text)
    if (name !== undefined) names.add(name)
    return text
  })
  return names
}

function respell(param: Json, changes: ReadonlyMap<string, string>): Json {
  return eachPath(param, (text) => {
    const name = firstName(text)
    const spelling = name === undefined ? undefined : changes.get(name)
    if (name === undefined || spelling === undefined) return text
    const written = [`$.${name}`, `$['${name}']`, `$["${name}"]`].find((start) => text.startsWith(start)) ?? ''
    return memberPath(spelling) + text.slice(written.length)
  })
}

function firstName(text: string): string | undefined {
  const parsed = parsePath(text)
  const [first] = parsed.ok ? parsed.path.steps : []
  return first?.kind === 'name' ? first.name : undefined
}

/** The parameter with each path in it replaced: paths are keys of an operation's map, or entries of its list. */
function eachPath(param: Json, change: (text: string) => string): Json {
  if (!isJsonArray(param)) return param
  return param.map((operation) => {
    if (!isJsonObject(operation)) return operation
    return Object.fromEntries(
      Object.entries(operation).map(([name, operand]): [string, Json] => [name, changeOperand(operand, change)]),
    )
  })
}

function changeOperand(operand: Json, change: (text: string) => string): Json {
  if (isJsonArray(operand)) return operand.map((entry) => (typeof entry === 'string' ? change(entry) : entry))
  if (!isJsonObject(operand)) return operand
  return Object.fromEntries(Object.entries(operand).map(([path, value]) => [change(path), value]))
}
