import type { ActionDefinition } from '../actions/define-action.ts'
import { possibleAnswers } from '../actions/possible-answers.ts'
import type { Json } from '../base/json.ts'
import { eventNames, type EventName } from '../events/event-name.ts'
import type { MapEntry } from '../syntax/syntax-tree.ts'
import type { Span } from '../diagnostics/source.ts'
import type { WorldPort } from '../events/world.ts'
import type { MatcherScope } from './matcher-scope.ts'
import type { HostNames, TargetCapabilities, TargetRefusal } from './host-names.ts'
import { didYouMean, spanAt, type Reading } from './reading.ts'

/** A rule that asks for what the host does not supply does not load (L-04). */
export function checkHost(
  reading: Reading,
  definition: ActionDefinition,
  entry: MapEntry,
  host: HostNames,
): void {
  if (definition.kind === 'consult') checkCheck(reading, entry, host)
  if (definition.kind === 'ask' && !host.hasApprover) {
    reading.report('SLC332', entry.key.span, 'the host supplies no approver for `ask`', 'give the host an approver')
  }
}

/** A rule whose action the target cannot honor on one of its events does not load (L-04). */
export function checkTarget(
  reading: Reading,
  { definition, param }: { readonly definition: ActionDefinition; readonly param: Json },
  entry: MapEntry,
  events: readonly EventName[],
  target: TargetCapabilities,
): void {
  const reported = new Set<string>()
  for (const answer of possibleAnswers(definition, param, events)) {
    const refusal = target.refuses(answer)
    if (refusal === undefined) continue
    const message = `the target \`${target.name}\` cannot honor ${refusedPart(definition.name, refusal)} on \`${eventNames[answer.kind]}\`: ${refusal.why}`
    if (reported.has(message)) continue
    reported.add(message)
    reading.report('SLC333', entry.key.span, message, 'load the rule into a target that can, or change its action')
  }
}

function refusedPart(action: string, { field }: TargetRefusal): string {
  return field === undefined ? `\`${action}\`` : `\`${snakeCase(field)}\` of \`${action}\``
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const portWords: Readonly<Record<WorldPort, string>> = {
  realPath: 'link resolver',
  filesBelow: 'lister of files',
  addressesOf: 'resolver of host names',
  redirectOf: 'tracer of redirects',
  parseSql: 'SQL parser',
}

/** A test that asks for what the host cannot look up does not load (L-04). */
export function checkPorts(scope: MatcherScope, span: Span, ports: readonly WorldPort[], where: string): void {
  const { host } = scope.names
  for (const port of host === undefined ? [] : ports) {
    if (host?.ports?.includes(port) === true) continue
    const hint = `give the host its port \`${port}\``
    scope.reading.report('SLC332', span, `the host supplies no ${portWords[port]} for ${where}`, hint)
  }
}

function checkCheck(reading: Reading, entry: MapEntry, host: HostNames): void {
  const named = entry.value.kind === 'map' ? entry.value.entries.find(({ key }) => key.text === 'check') : undefined
  const check = named?.value.kind === 'scalar' ? String(named.value.value) : ''
  if (host.checks.includes(check)) return
  const hint = didYouMean(check, host.checks) ?? 'the host registers checks by name'
  reading.report('SLC332', spanAt(entry.value, ['check']), `the host supplies no check \`${check}\``, hint)
}
