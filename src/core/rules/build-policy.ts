import type { Result } from '../diagnostics/diagnostic.ts'
import { resultOf } from '../diagnostics/result.ts'
import type { EventName } from '../events/event-name.ts'
import type { HostNames, TargetCapabilities } from './host-names.ts'
import { tiers, type ExceptionNode, type PackNode, type PolicyAst, type RuleNode } from './policy-ast.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { checkExpectedRules } from './check-expected-rules.ts'
import { readExceptionMatch, type ReadException } from './read-exception.ts'
import { readPack, type PackTrees, type ReadPack } from './read-pack.ts'
import { createReading, didYouMean, type Reading } from './reading.ts'

export interface BuildOptions {
  /** An empty set of rules is wanted (L-04). */
  readonly allowEmpty: boolean
  /** Several packs with `unmatched` intersect (L-21). */
  readonly intersect: boolean
  /** What the host supplies; absent = not checked, as in a linter that knows no host. */
  readonly host?: HostNames
  /** The kind of host that the policy is loaded for; absent = one that honors everything. */
  readonly target?: TargetCapabilities
  /** The time of loading by the host's clock, milliseconds since 1970; absent = exceptions are not held against it (L-19). */
  readonly now?: number
}

/**
 * Reads the packs and links them: exceptions to rules, tiers, allow lists. All or nothing: one error
 * anywhere means no policy (L-04). Findings are in the order of the files, then by position.
 */
export function buildPolicy(packs: readonly PackTrees[], options: BuildOptions): Result<PolicyAst> {
  const reading = createReading()
  const read = packs.map((trees) => readPack(reading, trees, options))
  const known = read.filter((pack) => pack !== undefined)
  checkPackIds(reading, known)
  checkRuleIds(reading, known)
  checkAllowLists(reading, known, options.intersect)
  const ordered = tiers.flatMap((tier) => known.filter(({ pack }) => pack.tier === tier))
  const rules = new Map(ordered.flatMap((owner) => owner.pack.rules.map((rule) => [rule.fullName, { owner, rule }])))
  const linked = ordered.map((owner): PackNode => {
    const exceptions = owner.exceptions.flatMap((exception) => linkException(reading, owner, exception, rules))
    return { ...owner.pack, exceptions }
  })
  checkTruncateOrder(reading, linked)
  for (const pack of linked) checkCatalogue(reading, pack)
  // A rule that could not be read is there all the same.
  if (reading.found().length === 0) checkExpectedRules(reading, linked)
  const files = packs.flatMap(({ main, parts, testFiles }) => [main, ...parts, ...testFiles])
  return resultOf({ packs: linked }, reading.found(), files.map(({ source }) => source))
}

function checkPackIds(reading: Reading, packs: readonly ReadPack[]): void {
  const seen = new Set<string>()
  for (const { pack, idSpan } of packs) {
    if (seen.has(pack.id)) {
      reading.report('SLC331', idSpan, `two packs have the id \`${pack.id}\``, 'load one of them, or rename it')
    }
    seen.add(pack.id)
  }
}

/** Ids of rules and exceptions share the names that records and exceptions use. */
function checkRuleIds(reading: Reading, packs: readonly ReadPack[]): void {
  for (const { pack, exceptions } of packs) {
    const seen = new Set<string>(['unmatched'])
    for (const { id, span } of [...pack.rules, ...exceptions.map(({ exception }) => exception)]) {
      if (seen.has(id)) reading.report('SLC207', span, `the id \`${id}\` is used twice in this pack`)
      seen.add(id)
    }
  }
}

function checkAllowLists(reading: Reading, packs: readonly ReadPack[], intersect: boolean): void {
  let lists = 0
  for (const { pack, unmatchedKeySpan, writesAllow } of packs) {
    const allows = pack.rules.filter((rule) => rule.action.name === 'allow')
    if (unmatchedKeySpan === undefined) {
      for (const rule of allows) {
        const hint = 'an allow list needs `unmatched`, which says what happens to every other call'
        reading.report('SLC327', rule.action.span, '`allow` stands in a pack without `unmatched`', hint)
      }
      continue
    }
    if (!writesAllow) {
      reading.report('SLC328', unmatchedKeySpan, '`unmatched` stands in a pack without `allow` rules', 'it would refuse every call')
    }
    lists++
    if (lists === 2 && !intersect) {
      reading.report(
        'SLC329',
        unmatchedKeySpan,
        'a second pack has `unmatched`, and the loader was not told to intersect them',
        'pass the option `intersect` if a call must be on every list',
      )
    }
  }
}

interface OwnedRule {
  readonly owner: ReadPack
  readonly rule: RuleNode
}

/** Looks the rules of an exception up and checks that it may relieve them (L-19). */
function linkException(
  reading: Reading,
  owner: ReadPack,
  read: ReadException,
  rules: ReadonlyMap<string, OwnedRule>,
): readonly ExceptionNode[] {
  const relieved: RuleNode[] = []
  for (const { text, span } of read.names) {
    const fullName = text.includes('#') ? text : `${owner.pack.id}#${text}`
    const found = rules.get(fullName)
    if (found === undefined) {
      const names = [...owner.pack.rules.map((rule) => rule.id), ...rules.keys()]
      const hint = didYouMean(text, names) ?? 'a rule of another pack is named in full: `pack/id#rule`'
      reading.report('SLC320', span, `there is no rule \`${text}\``, hint)
      continue
    }
    checkMayRelieve(reading, owner, read, found, span)
    relieved.push(found.rule)
  }
  const [first] = relieved
  if (first === undefined || relieved.length < read.names.length) return []
  const events = sharedEvents(relieved)
  const match = readExceptionMatch(reading, owner.names, owner.usesRead, read, events)
  return match ? [{ ...read.exception, rules: relieved.map((rule) => rule.fullName), match }] : []
}

function sharedEvents(rules: readonly RuleNode[]): readonly EventName[] {
  return [...new Set(rules.flatMap((rule) => rule.events))]
}

function checkMayRelieve(
  reading: Reading,
  owner: ReadPack,
  read: ReadException,
  found: OwnedRule,
  span: ReadException['names'][number]['span'],
): void {
  const { rule } = found
  const name = `\`${rule.fullName}\``
  if (rule.action.name === 'allow') {
    reading.report('SLC324', span, `${name} is an \`allow\` rule; an exception would refuse calls`, 'narrow the rule with `unless`')
    return
  }
  if (tiers.indexOf(found.owner.pack.tier) < tiers.indexOf(owner.pack.tier)) {
    const hint = `it is of tier \`${found.owner.pack.tier}\`, this pack of tier \`${owner.pack.tier}\``
    reading.report('SLC321', span, `${name} is of a higher tier and cannot be relieved from here`, hint)
    return
  }
  if (found.owner.closed.has(rule.fullName)) {
    reading.report('SLC322', span, `${name} is closed to exceptions`, 'its owner says `exceptions: closed`')
    return
  }
  if (!rule.action.definition.isGuard && !read.weakens) {
    const hint = `say \`weakens: true\` if what \`${rule.action.name}\` protects may stay unprotected`
    reading.report('SLC323', span, `${name} is no guard, so an exception needs \`weakens: true\``, hint)
  }
}

/** A text that was cut can hide half of a secret from the redaction behind it (L-37). */
function checkTruncateOrder(reading: Reading, packs: readonly PackNode[]): void {
  const rules = packs.flatMap((pack) => pack.rules)
  const lastRedact = rules.findLastIndex((rule) => rule.action.name === 'redact')
  for (const [index, rule] of rules.entries()) {
    if (rule.action.name !== 'truncate' || index > lastRedact) continue
    const redact = rules[lastRedact]?.fullName ?? ''
    const hint = `move it behind \`${redact}\``
    reading.report('SLC336', rule.action.span, `a \`truncate\` stands before the \`redact\` of \`${redact}\``, hint)
  }
}
