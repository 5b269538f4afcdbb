import { asText } from './as-text.ts'
import { defineMember, isJsonArray, isJsonObject, jsonEqual, textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { parsePath, select } from './json-path.ts'
import { isContentParts, namesTwice, parseWholeJson } from './presentation.ts'
import { hiddenSpans, patternSpans, type Span } from './text-forms.ts'
import { changed, cannot, type Outcome } from './outcome.ts'

/** One redaction as a policy writes it (L-33); a history is redacted by several at once (L-34). */
export interface Redaction {
  readonly patterns: readonly { readonly name: string; readonly pattern: string }[]
  readonly hidden: readonly string[]
  readonly paths: readonly string[]
  readonly with: string
  readonly keys: boolean
  readonly passText: boolean
  readonly passMedia: boolean
}

export function readRedaction(spec: Json): Redaction {
  const map = isJsonObject(spec) ? spec : {}
  const list = (value: Json | undefined): readonly Json[] => (isJsonArray(value) ? value : [])
  return {
    patterns: list(map['patterns']).map((each) => {
      const one = isJsonObject(each) ? each : {}
      return { name: asText(one['name']), pattern: asText(one['pattern']) }
    }),
    hidden: list(map['hidden']).filter((each) => typeof each === 'string'),
    paths: list(map['paths']).filter((each) => typeof each === 'string'),
    with: typeof map['with'] === 'string' ? map['with'] : '[REDACTED:${name}]',
    keys: map['keys'] === true,
    passText: map['text'] === 'pass',
    passMedia: map['media'] === 'pass',
  }
}

/** Redacts a result, an argument or the content of a message. */
export function redactValue(redactions: readonly Redaction[], value: Json): Outcome {
  if (isContentParts(value)) return redactParts(redactions, value)
  if (isJsonObject(value) && isContentParts(value['content'] ?? null)) return redactMcp(redactions, value)
  if (typeof value !== 'string') return redactJson(redactions, value)
  const parsed = parseWholeJson(value)
  if (typeof parsed === 'object' && parsed !== null) {
    if (redactions.some((each) => each.paths.length > 0) && namesTwice(value)) return cannot('result', 'has a name twice')
    const inner = redactJson(redactions, parsed)
    if (inner.kind === 'cannot') return inner
    return changed(jsonEqual(inner.value, parsed) ? value : JSON.stringify(inner.value))
  }
  if (redactions.some((each) => each.paths.length > 0 && !each.passText)) return cannot('result', 'is text, and paths are to be redacted')
  return redactText(redactions, value)
}

function redactMcp(redactions: readonly Redaction[], value: JsonObject): Outcome {
  const content = redactParts(redactions, (value['content'] ?? []) as readonly JsonObject[])
  if (content.kind === 'cannot') return content
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'content'))
  const others = redactJson(redactions, rest)
  if (others.kind === 'cannot') return others
  return changed({ ...value, ...(others.value as JsonObject), content: content.value })
}

function redactParts(redactions: readonly Redaction[], parts: readonly JsonObject[]): Outcome {
  const out: Json[] = []
  for (const part of parts) {
    if (typeof part['text'] !== 'string') {
      if (!redactions.every((each) => each.passMedia)) return cannot('result', 'has a part that is no text')
      out.push(part)
      continue
    }
    const text = redactValue(redactions, part['text'])
    if (text.kind === 'cannot') return text
    out.push({ ...part, text: text.value })
  }
  return changed(out)
}

function redactJson(redactions: readonly Redaction[], value: Json): Outcome {
  const hits = new Map<string, string>()
  for (const redaction of redactions) {
    for (const text of redaction.paths) {
      const steps = parsePath(text)
      const selection = select(steps, { kind: 'value', value, at: [] })
      const nodes = selection.kind === 'one' ? [selection.node] : selection.nodes
      for (const node of nodes) {
        if (node.kind === 'unknown') return cannot(`result${text.slice(1)}`, node.why)
        if (node.kind === 'absent') continue
        const name = [...node.at].reverse().find((each) => typeof each === 'string') ?? ''
        const at = JSON.stringify(node.at)
        if (!hits.has(at)) hits.set(at, placeholder(redaction, name))
      }
    }
  }
  return walk(redactions, value, [], hits)
}

function walk(redactions: readonly Redaction[], value: Json, at: readonly (string | number)[], hits: ReadonlyMap<string, string>): Outcome {
  const whole = hits.get(JSON.stringify(at))
  if (whole !== undefined) return changed(whole)
  if (value === null) return changed(value)
  if (isJsonArray(value)) {
    const out: Json[] = []
    for (const [index, element] of value.entries()) {
      const inner = walk(redactions, element, [...at, index], hits)
      if (inner.kind === 'cannot') return inner
      out.push(inner.value)
    }
    return changed(out)
  }
  if (isJsonObject(value)) {
    const out: Record<string, Json> = {}
    for (const [key, member] of Object.entries(value)) {
      const name = redactText(redactions, key)
      if (name.kind === 'cannot') return name
      if (name.value !== key && !redactions.every((each) => each.keys)) return cannot('result', 'has a key that would be redacted')
      const inner = walk(redactions, member, [...at, key], hits)
      if (inner.kind === 'cannot') return inner
      defineMember(out, asText(name.value), inner.value)
    }
    return changed(out)
  }
  if (typeof value === 'string') return redactText(redactions, value)
  // A number or boolean that is hit becomes the placeholder as a whole (L-33).
  const [first] = united(redactions, textForm(value))
  return changed(first === undefined ? value : first.replacement)
}

function redactText(redactions: readonly Redaction[], text: string): Outcome {
  let out = ''
  let offset = 0
  for (const span of united(redactions, text)) {
    out += text.slice(offset, span.start) + span.replacement
    offset = span.end
  }
  return changed(out + text.slice(offset))
}

interface Replaced extends Span {
  readonly replacement: string
}

/** All spans on the original; overlapping ones unite under the name of the first, touching ones do not (L-33). */
function united(redactions: readonly Redaction[], text: string): readonly Replaced[] {
  const all: Replaced[] = redactions.flatMap((redaction) =>
    [
      ...redaction.patterns.flatMap((each) => patternSpans(text, each.pattern, each.name)),
      ...hiddenSpans(text, redaction.hidden),
    ].map((span) => ({ ...span, replacement: placeholder(redaction, span.name) })),
  )
  all.sort((left, right) => left.start - right.start || right.end - left.end)
  const out: Replaced[] = []
  for (const span of all) {
    const last = out.at(-1)
    if (last !== undefined && span.start < last.end) out[out.length - 1] = { ...last, end: Math.max(last.end, span.end) }
    else out.push(span)
  }
  return out
}

function placeholder(redaction: Redaction, name: string): string {
  return redaction.with.replaceAll('${name}', () => name)
}
