import { isJsonArray, isJsonObject, jsonEqual, ownMember, textForm, type Json, type JsonObject } from '../../core/base/json.ts'

/** What a step came to, for comparing. */
export interface StepResult {
  /** The decision as JSON (section 11). */
  readonly decision: JsonObject
  /** The verdict of the rule that the case stands in, alone; absent outside a rule. */
  readonly verdict?: string
  /** Effective arguments and result, also where nothing changed. */
  readonly args?: Json
  readonly result?: Json
  readonly labels: readonly string[]
}

/** One thing that is not as expected. */
export interface Mismatch {
  readonly field: string
  readonly want: Json
  /** Absent = there is no such thing, which is not null. */
  readonly got?: Json
}

const verdicts = ['hit', 'miss', 'unknown']
const refusals: readonly Json[] = ['skip', 'terminate', 'fault', 'fail']
/** Decisions that several rules make together. */
const threaded: readonly Json[] = ['rewrite', 'replace', 'patch']

/** A word, or a map of which only the given keys are compared (L-80). */
export function checkExpectation(expect: Json, result: StepResult): readonly Mismatch[] {
  if (typeof expect === 'string') return checkWord(expect, result)
  if (!isJsonObject(expect)) return [{ field: 'expect', want: expect }]
  return Object.entries(expect).flatMap(([field, want]) => checkField(field, want, result))
}

function checkWord(word: string, { decision, verdict }: StepResult): readonly Mismatch[] {
  if (verdicts.includes(word)) {
    return verdict === word ? [] : [mismatch('verdict', word, verdict)]
  }
  const got = decision['decision'] ?? null
  const fits = word === 'refused' ? refusals.includes(got) : got === word
  return fits ? [] : [{ field: 'decision', want: word, got }]
}

function checkField(field: string, want: Json, result: StepResult): readonly Mismatch[] {
  const { decision } = result
  switch (field) {
    case 'decision':
      return typeof want === 'string' ? checkWord(want, result) : [{ field, want, got: decision['decision'] ?? null }]
    case 'rule': {
      const got = ownMember(decision, 'rule')
      const fits = typeof got === 'string' && (got === want || ownName(got) === want)
      return fits ? [] : [mismatch(field, want, got)]
    }
    case 'args':
      return compare(field, want, result.args)
    case 'result':
      return compare(field, want, result.result)
    case 'labels':
      return compare(field, sorted(want), sorted(result.labels))
    case 'shadow':
      return compare(field, want, shadowHits(decision))
    case 'diagnostics':
      return compare(field, want, diagnosticCodes(decision))
    default:
      return compare(field, want, ownMember(decision, field))
  }
}

function compare(field: string, want: Json, got: Json | undefined): readonly Mismatch[] {
  return got !== undefined && jsonEqual(want, got) ? [] : [mismatch(field, want, got)]
}

function mismatch(field: string, want: Json, got: Json | undefined): Mismatch {
  return got === undefined ? { field, want } : { field, want, got }
}

function sorted(labels: Json): Json {
  return isJsonArray(labels) ? [...labels].sort((left, right) => (textForm(left) < textForm(right) ? -1 : 1)) : labels
}

function members(list: Json | undefined): readonly JsonObject[] {
  return isJsonArray(list) ? list.filter(isJsonObject) : []
}

/** Own names of the shadow rules that hit, in order. */
function shadowHits(decision: JsonObject): Json {
  const hits = members(decision['rules']).filter(({ mode, verdict }) => mode === 'shadow' && verdict === 'hit')
  return hits.map(({ rule = '' }) => ownName(textForm(rule)))
}

/** `<pack id>#<rule id>` without the pack. */
function ownName(rule: string): string {
  return rule.slice(rule.indexOf('#') + 1)
}

function diagnosticCodes(decision: JsonObject): Json {
  return members(decision['diagnostics']).map(({ code }) => code ?? null)
}

/** Is the verdict of one rule expected, which the decision does not tell? */
export function asksVerdict(expect: Json | undefined): boolean {
  return typeof expect === 'string' && verdicts.includes(expect)
}

/** Is a change or a stop expected, so that the rule around the case has to make it (L-81)? */
export function expectsIntervention(expect: Json): boolean {
  if (isJsonObject(expect)) {
    const decision = ownMember(expect, 'decision')
    // A case that names the rule it expects says for itself who decides.
    return ownMember(expect, 'rule') === undefined && decision !== undefined && expectsIntervention(decision)
  }
  return typeof expect === 'string' && expect !== 'continue' && !verdicts.includes(expect)
}

/** Did this rule make the decision, or one of the changes that it is made of? */
export function isDecidedBy(decision: JsonObject, rule: string): boolean {
  if (decision['rule'] === rule) return true
  if (!threaded.includes(decision['decision'] ?? null)) return false
  return members(decision['rules']).some((entry) => entry['rule'] === rule && entry['verdict'] === 'hit')
}
