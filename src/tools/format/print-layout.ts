import { fits } from './flat-text.ts'
import type { Layout, LayoutCollection, LayoutPart, Remark } from './layout.ts'
import { createLineWriter, type LineWriter } from './line-writer.ts'
import { scalarLines, type ScalarLines } from './scalar-lines.ts'
import { keyText } from './scalar-text.ts'

/** The text of a file that is arranged: two columns for each level, one blank line at the most. */
export function printLayout({ head, isRootApart, root, foot }: Layout): string {
  const writer = createLineWriter()
  writeRemarks(writer, 0, head)
  if (isRootApart) writer.blank()
  if (root.line === undefined) writeParts(writer, 0, root)
  else writer.line(0, root.line)
  writeRemarks(writer, 0, root.line === undefined ? foot : [...root.footer, ...foot])
  return writer.text()
}

function writeParts(writer: LineWriter, indent: number, node: LayoutCollection): void {
  let wasLong = false
  for (const [index, part] of node.parts.entries()) {
    const isLong = node.isSpaced && !(part.value.kind !== 'scalar' && part.value.line !== undefined)
    // The first part stands right below what holds it.
    if (index === 0) writeRemarks(writer, indent, withoutFirstBlank(part.before))
    else {
      if (isLong || wasLong) writer.blank()
      writeRemarks(writer, indent, part.before)
    }
    if (part.isApart && (index > 0 || part.before.length > 0)) writer.blank()
    if (part.key === undefined) writer.dash(indent)
    writePart(writer, indent, part)
    wasLong = isLong
  }
  writeRemarks(writer, indent, node.footer)
}

function writePart(writer: LineWriter, indent: number, part: LayoutPart): void {
  const { key, value, between, after } = part
  const inner = indent + 2
  // An item of a list begins behind its dash.
  const label = key === undefined ? '' : `${keyText(key)}:`
  const start = key === undefined ? inner : indent
  if (value.kind === 'scalar') {
    writeLines(writer, start, inner, label, part, scalarLines(value.scalar, after))
  } else if (value.line === undefined) {
    const [first, ...rest] = between
    const beside = part.isFirstOnKeyLine ? first : undefined
    if (key !== undefined) writer.line(start, words(label, beside?.text))
    writeRemarks(writer, inner, withoutFirstBlank(beside === undefined ? between : rest))
    writeParts(writer, inner, value)
  } else {
    writer.line(start, words(label, value.line, after))
  }
}

function writeLines(writer: LineWriter, start: number, inner: number, label: string, part: LayoutPart, text: ScalarLines): void {
  const [first = '', ...rest] = text.lines
  // A long text that its author put below its key stays there.
  const isBelow = part.isValueBelow && !text.isBlock && !fits(start + label.length + 1, first)
  const isAfterFirst = text.isBlock || rest.length === 0
  if (isBelow) writer.line(start, label)
  writer.line(isBelow ? inner : start, words(isBelow ? '' : label, first, isAfterFirst ? part.after : undefined))
  for (const [index, line] of rest.entries()) {
    const isLast = index === rest.length - 1 && !isAfterFirst
    writer.line(line === '' ? 0 : inner, isLast ? words(line, part.after) : line)
  }
  if (text.isKept) writer.keep()
}

function writeRemarks(writer: LineWriter, indent: number, remarks: readonly Remark[]): void {
  for (const { text, isApart } of remarks) {
    if (isApart) writer.blank()
    writer.line(indent, text)
  }
}

function withoutFirstBlank(remarks: readonly Remark[]): readonly Remark[] {
  return remarks.map((remark, index) => (index === 0 ? { ...remark, isApart: false } : remark))
}

/** What stands on one line, with a blank between; what is absent or empty takes no place. */
function words(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ')
}
