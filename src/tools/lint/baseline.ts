import { isJsonObject, type Json } from '../../core/base/json.ts'
import { parseJson } from '../../core/base/parse-json.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { fingerprints } from './fingerprint.ts'

/** A finding that is known and not yet mended. */
export interface BaselineEntry {
  readonly code: string
  readonly file: string
  /** As `fingerprints` says. */
  readonly fingerprint: string
}

export interface AgainstBaseline {
  /** Findings that the baseline does not know. */
  readonly fresh: readonly Diagnostic[]
  readonly known: number
  /** Entries whose finding is no longer there. */
  readonly gone: readonly BaselineEntry[]
}

/**
 * Takes known findings out. Only findings of lint rules are given to it, so no baseline can hide that a
 * policy does not load. An entry is gone only where its file was read: a run over a part of the
 * policies says nothing of the others.
 */
export function againstBaseline(
  findings: readonly Diagnostic[],
  entries: readonly BaselineEntry[],
  files: Iterable<string>,
): AgainstBaseline {
  const known = new Set(entries.map(({ fingerprint }) => fingerprint))
  const found = fingerprints(findings)
  const foundOnce = new Set(found)
  const read = new Set(files)
  const fresh = findings.filter((_, index) => !known.has(found[index] ?? ''))
  return {
    fresh,
    known: findings.length - fresh.length,
    gone: entries.filter(({ file, fingerprint }) => read.has(file) && !foundOnce.has(fingerprint)),
  }
}

/** The findings as a baseline, one a line and sorted, so that a change of it reads well and two of them merge. */
export function printBaseline(findings: readonly Diagnostic[]): string {
  const found = fingerprints(findings)
  const lines = findings
    .map(({ code, at }, index): BaselineEntry => ({
      code,
      file: at.kind === 'source' ? at.span.source.name : '',
      fingerprint: found[index] ?? '',
    }))
    .map((entry) => ({ entry, key: `${entry.file}\n${entry.code}\n${entry.fingerprint}` }))
    .sort((left, right) => (left.key < right.key ? -1 : 1))
    .map(({ entry }) => `    ${JSON.stringify(entry)}`)
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`
  return `{\n  "sluice_baseline": 1,\n  "findings": ${list}\n}\n`
}

export type BaselineReading =
  | { readonly ok: true; readonly entries: readonly BaselineEntry[] }
  | { readonly ok: false; readonly why: string }

export function readBaseline(text: string): BaselineReading {
  const parsed = parseJson(text)
  if (!parsed.ok) return { ok: false, why: `it is not one JSON object: ${parsed.why}` }
  if (!isJsonObject(parsed.value) || parsed.value['sluice_baseline'] !== 1) {
    return { ok: false, why: 'it is not a baseline: `sluice_baseline` is not 1' }
  }
  const list = parsed.value['findings']
  const entries = Array.isArray(list) ? list.map(readEntry) : [undefined]
  const bad = entries.indexOf(undefined)
  if (bad !== -1) return { ok: false, why: `\`findings\` needs \`code\`, \`file\` and \`fingerprint\` in each entry (see entry ${String(bad + 1)})` }
  return { ok: true, entries: entries.filter((entry) => entry !== undefined) }
}

function readEntry(value: Json): BaselineEntry | undefined {
  if (!isJsonObject(value)) return undefined
  const { code, file, fingerprint } = value
  if (typeof code !== 'string' || typeof file !== 'string' || typeof fingerprint !== 'string') return undefined
  return { code, file, fingerprint }
}
