import { isJsonObject } from '../../base/json.ts'
import { limits } from '../../base/limits.ts'
import type { HookIndex } from '../../chain/hook.ts'
import { eventNames, type EventName } from '../../events/event-name.ts'
import { stepEventKinds, type StepEvent, type StepEventKind } from '../../events/step-event.ts'
import { compileToolNamePattern, isToolNamePattern } from '../../text/tool-name-pattern.ts'
import type { Catalogue } from '../catalogue.ts'
import type { PathReaders } from '../path-readers.ts'
import type { ToolNames } from '../tool-names.ts'
import { createCollector, nothing, type Collector } from './collector.ts'
import { requiredTools } from '../../rules/required-tools.ts'
import { collectFromGroup, createRuleGroup, type AnchorReaders, type IndexedRule, type RuleGroup } from './rule-group.ts'

export interface RuleOfIndex extends IndexedRule {
  readonly events: readonly EventName[]
}

/**
 * Which compiled rules could object to an event. First by the kind of event, then by the tool name,
 * then by one argument test that the rule cannot hit without. INVARIANT: what it leaves out is a sure
 * miss; whatever could be unknown is in.
 */
export function createRuleIndex(
  rules: readonly RuleOfIndex[],
  size: number,
  toolNames: ToolNames,
  paths: PathReaders,
  catalogue: Catalogue,
): HookIndex {
  const byKind = new Map<StepEventKind, readonly number[]>()
  for (const kind of stepEventKinds) {
    const concerned = rules.filter(({ events }) => events.includes(eventNames[kind]))
    byKind.set(kind, concerned.length === 0 ? nothing : Object.freeze(concerned.map(({ position }) => position)))
  }
  const collector = createCollector(size)
  const readers: AnchorReaders = { paths, catalogue }
  const calls = toolIndex(rules.filter(({ events }) => events.includes('tool_call')), toolNames, readers, collector)
  const results = toolIndex(rules.filter(({ events }) => events.includes('tool_result')), toolNames, readers, collector)
  const isBatch = (event: StepEvent): boolean => catalogue.hasBatches && catalogue.describe(event)?.batch !== undefined
  return {
    candidates(_context, event) {
      switch (event.kind) {
        case 'ToolCall':
          // Arguments that cannot be read make every rule undecidable (L-91); calls inside a call are of any tool.
          return event.argsFault === undefined && !isBatch(event) ? calls(event) : (byKind.get('ToolCall') ?? nothing)
        case 'ToolResult':
          return results(event)
        default:
          return byKind.get(event.kind) ?? nothing
      }
    },
  }
}

type ToolEvent = Extract<StepEvent, { kind: 'ToolCall' | 'ToolResult' }>

/** What is known of one tool name: the groups of rules it selects. */
interface NameEntry {
  readonly groups: readonly RuleGroup[]
  /** No group needs a look at the arguments: the answer itself. */
  readonly fixed: readonly number[] | undefined
}

/**
 * Names of a rule above which it is not entered under each of them: many rules may share one declared
 * list, and rules times names would have no bound. Such lists are asked as a whole, once for each tool name.
 */
const LONG_LIST = 32

interface FittingGroup {
  readonly fits: (name: string) => boolean
  readonly group: RuleGroup
}

function fitting(groups: readonly FittingGroup[], name: string): readonly RuleGroup[] {
  return groups.filter(({ fits }) => fits(name)).map(({ group }) => group)
}

function toolIndex(
  rules: readonly RuleOfIndex[],
  toolNames: ToolNames,
  readers: AnchorReaders,
  collector: Collector,
): (event: ToolEvent) => readonly number[] {
  if (rules.length === 0) return () => nothing
  const anyTool: RuleOfIndex[] = []
  const byName = new Map<string, RuleOfIndex[]>()
  const byPattern = new Map<string, RuleOfIndex[]>()
  const byLongList = new Map<readonly string[], RuleOfIndex[]>()
  for (const rule of rules) {
    const names = requiredTools(rule.match)
    if (names === undefined) anyTool.push(rule)
    if (names !== undefined && names.length > LONG_LIST) {
      byLongList.set(names, [...(byLongList.get(names) ?? []), rule])
      continue
    }
    for (const name of new Set(names)) {
      const table = isToolNamePattern(name) ? byPattern : byName
      const known = table.get(name)
      if (known === undefined) table.set(name, [rule])
      else known.push(rule)
    }
  }
  const always = anyTool.length === 0 ? [] : [createRuleGroup(anyTool, readers)]
  const groups = new Map([...byName].map(([name, named]) => [name, createRuleGroup(named, readers)]))
  const findPatterns = patternFinder(byPattern, readers)
  const longLists = [...byLongList].map(([names, listed]) => ({
    fits: toolNames.matcher(names),
    group: createRuleGroup(listed, readers),
  }))
  const everyRule = entryOf([
    { always: rules.map(({ position }) => position), tables: [], all: rules.map(({ position }) => position) },
  ])
  const makeEntry = (name: string): NameEntry => {
    // A look-alike is unknown to every `tool` test (L-17), so no test of the tool leaves a rule out.
    if (toolNames.isLookAlike(name)) return everyRule
    const own = groups.get(name)
    return entryOf([...always, ...(own === undefined ? [] : [own]), ...findPatterns(name), ...fitting(longLists, name)])
  }
  const known = new Map([...groups.keys()].map((name) => [name, makeEntry(name)]))
  const remembered = new Map<string, NameEntry>()
  const entryOfName = (name: string): NameEntry => {
    const before = known.get(name) ?? remembered.get(name)
    if (before !== undefined) return before
    if (remembered.size >= limits.rememberedToolNames) remembered.clear()
    const entry = makeEntry(name)
    remembered.set(name, entry)
    return entry
  }
  return (event) => {
    const entry = entryOfName(event.toolName)
    if (entry.fixed !== undefined) return entry.fixed
    const { groups: selected } = entry
    collector.begin()
    // On arguments that are no object every argument test is unknown (L-14).
    const isReadable = isJsonObject(event.args)
    for (let i = 0; i < selected.length; i++) {
      const group = selected[i]
      if (group === undefined) continue
      if (isReadable) collectFromGroup(group, event.args, collector)
      else collector.addAll(group.all)
    }
    return collector.finish()
  }
}

function entryOf(groups: readonly RuleGroup[]): NameEntry {
  if (groups.some(({ tables }) => tables.length > 0)) return { groups, fixed: undefined }
  const positions = [...new Set(groups.flatMap(({ always }) => always))].sort((left, right) => left - right)
  return { groups, fixed: positions.length === 0 ? nothing : Object.freeze(positions) }
}

/** The groups whose pattern a name fits: by literal beginning where a pattern has one, the rest one by one. */
function patternFinder(
  byPattern: ReadonlyMap<string, readonly RuleOfIndex[]>,
  readers: AnchorReaders,
): (name: string) => readonly RuleGroup[] {
  const byBeginning = new Map<string, FittingGroup[]>()
  for (const [pattern, rules] of byPattern) {
    const beginning = pattern.slice(0, pattern.indexOf('*'))
    const known = byBeginning.get(beginning) ?? []
    known.push({ fits: compileToolNamePattern(pattern), group: createRuleGroup(rules, readers) })
    byBeginning.set(beginning, known)
  }
  const lengths = [...new Set([...byBeginning.keys()].map((beginning) => beginning.length))]
  return (name) =>
    lengths.flatMap((length) => fitting(byBeginning.get(name.slice(0, length)) ?? [], name))
}
