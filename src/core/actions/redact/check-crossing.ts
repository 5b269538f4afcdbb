import { Undecidable } from '../../base/undecidable.ts'
import { parseJsonText, type JsonNode } from '../json-text.ts'
import type { TextSpan } from '../../text/pattern.ts'
import { findSpans, type RedactionJob } from './redact-text.ts'

/**
 * JSON is redacted value by value, so a pattern such as `"password": "[^"]*"`, which is written for
 * the text, would find nothing in it and let the value pass. Where the redacted text still holds such
 * a hit, across the quotes of JSON, nobody can say what its author wanted to go: undecidable.
 */
export function checkCrossing(job: RedactionJob, text: string): void {
  const open = findSpans(job, text).filter(({ start, end }) => text.slice(start, end).includes('"'))
  if (open.length === 0) return
  const reading = parseJsonText(text)
  if (reading.kind !== 'json') return
  const leaves: TextSpan[] = []
  collectLeaves(reading.root, leaves)
  let at = 0
  for (const { start, end } of open) {
    while (at < leaves.length && (leaves[at]?.end ?? 0) < end) at++
    const leaf = leaves[at]
    if (leaf === undefined || leaf.start > start) throw new Undecidable(job.where, 'has a hit across several values')
  }
}

/** The texts between quotes, keys too, in the order of the text. */
function collectLeaves(node: JsonNode, leaves: TextSpan[]): void {
  switch (node.kind) {
    case 'string':
      leaves.push({ start: node.start + 1, end: node.end - 1 })
      return
    case 'scalar':
      return
    case 'array':
      for (const item of node.items) collectLeaves(item, leaves)
      return
    case 'object':
      for (const { key, value } of node.members) {
        collectLeaves(key, leaves)
        collectLeaves(value, leaves)
      }
  }
}
