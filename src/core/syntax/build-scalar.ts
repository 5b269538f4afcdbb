import type { Scalar } from 'yaml'
import { hasLoneSurrogate } from '../base/code-points.ts'
import type { Source } from '../diagnostics/source.ts'
import type { Findings } from './findings.ts'
import { isExact, isOctalLooking, plainValue } from './plain-scalar.ts'
import type { ScalarNode } from './syntax-tree.ts'

// Of the controls a text may hold TAB and LF (L-05).
 
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/

/** A scalar with its value, judged by how it is written (L-01, L-05). */
export function buildScalar(
  findings: Findings,
  node: Scalar.Parsed,
  isInTests: boolean,
  as: 'key' | 'value' = 'value',
): ScalarNode {
  const { source } = findings
  const [start, end] = node.range
  // The schema leaves every scalar a text.
  const text = String(node.value)
  switch (node.type) {
    case 'QUOTE_DOUBLE':
      if (!isInTests) checkEscapes(findings, text, start, end)
      return scalar(source, text, 'double_quoted', start, end)
    case 'QUOTE_SINGLE':
      return scalar(source, text, 'single_quoted', start, end)
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return scalar(source, text, 'block', start, withoutBreaks(source.text, start, end))
    default: {
      if (start === end) return missing(findings, start)
      const value = plainValue(text)
      if (as === 'value') {
        if (typeof value === 'number') checkNumber(findings, text, value, start, end)
        checkComment(findings, end)
        checkLines(findings, start, end)
      }
      return scalar(source, value, 'plain', start, end)
    }
  }
}

export function isPlain(node: Scalar.Parsed): boolean {
  return node.type === 'PLAIN' || node.type === undefined
}

/** A missing value: null, with an empty span. */
export function missingScalar(source: Source, at: number): ScalarNode {
  return scalar(source, null, 'plain', at, at)
}

function scalar(
  source: Source,
  value: ScalarNode['value'],
  style: ScalarNode['style'],
  start: number,
  end: number,
): ScalarNode {
  return { kind: 'scalar', value, style, raw: source.text.slice(start, end), span: { source, start, end } }
}

/** The library puts a missing value behind the blanks; ours stands right behind the colon or dash. */
function missing(findings: Findings, offset: number): ScalarNode {
  const { text } = findings.source
  let at = offset
  while (at > 0 && isBlank(text.charCodeAt(at - 1))) at--
  checkComment(findings, at)
  return missingScalar(findings.source, at)
}

/** `rm #x`: what was meant as text became a comment (L-05). */
function checkComment(findings: Findings, end: number): void {
  const { text } = findings.source
  let at = end
  while (isBlank(text.charCodeAt(at))) at++
  if (text[at] !== '#' || at === end) return
  const next = text.charCodeAt(at + 1)
  if (Number.isNaN(next) || isBlank(next) || next === 0x0a || next === 0x0d) return
  const lineEnd = text.indexOf('\n', at)
  findings.report('SLC114', at, lineEnd === -1 ? text.length : lineEnd, 'a comment begins in the middle of a value', {
    hint: 'put the value in quotes, or write a blank behind the `#`',
  })
}

/** An entry of a list that stands too deep is read as more of the text above it (L-05). */
function checkLines({ source, report }: Findings, start: number, end: number): void {
  const { text } = source
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    let next = at + 1
    while (isBlank(text.charCodeAt(next))) next++
    if (text.charAt(next) !== '-' || !isBlank(text.charCodeAt(next + 1))) continue
    report('SLC121', next, next + 1, 'the text above goes on here, where an entry of a list seems to begin', {
      hint: 'line up with the other entries, or put the text in quotes',
      related: [{ span: { source, start, end: start + 1 }, message: 'the text begins here' }],
    })
  }
}

function checkNumber(findings: Findings, text: string, value: number, start: number, end: number): void {
  if (isOctalLooking(text)) {
    const shown = text.length > 20 ? `${text.slice(0, 20)}…` : text
    findings.report('SLC116', start, end, `\`${shown}\` reads as a decimal number`, {
      hint: 'put it in quotes for the text, write `0o` before an octal number, or take the zeros out',
    })
  } else if (!Number.isFinite(value)) {
    findings.report('SLC111', start, end, 'the number is not finite')
  } else if (!isExact(text, value)) {
    findings.report('SLC111', start, end, 'the number cannot be held exactly', {
      hint: 'write it in quotes if it is an id, or choose a number of at most 15 digits',
    })
  }
}

function checkEscapes(findings: Findings, text: string, start: number, end: number): void {
  if (control.test(text)) {
    // A raw control is reported as a character; here an escape made it.
    const escape = controlEscape(findings.source.text.slice(start, end))
    if (escape !== undefined) {
      findings.report('SLC115', start + escape.at, start + escape.at + escape.length, 'an escape makes a control character', {
        hint: 'write `\\\\` for a backslash, or use single quotes',
      })
    }
  }
  if (hasLoneSurrogate(text)) {
    findings.report('SLC120', start, end, 'an escape makes a surrogate without its partner')
  }
}

function withoutBreaks(text: string, start: number, end: number): number {
  let at = end
  while (at > start && (text[at - 1] === '\n' || text[at - 1] === '\r')) at--
  return at
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09
}

const escapes = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|[\s\S])/g
/** Escapes of one letter whose character is a control that a text may not hold. */
const controlLetters = '0abvfreN'

/** The first escape in a text in double quotes, as written, that makes a control character. */
function controlEscape(raw: string): { readonly at: number; readonly length: number } | undefined {
  for (const found of raw.matchAll(escapes)) {
    const [written, two, four, eight] = found
    const digits = two ?? four ?? eight
    const code = digits === undefined ? undefined : Number.parseInt(digits, 16)
    const isControl =
      code === undefined ? controlLetters.includes(written.charAt(1)) : code <= 0xffff && control.test(String.fromCharCode(code))
    if (isControl) return { at: found.index, length: written.length }
  }
  return undefined
}
