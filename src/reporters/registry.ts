import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { jsonl } from './jsonl.ts'
import { junit } from './junit.ts'
import { lcov } from './lcov.ts'
import { markdown } from './markdown.ts'
import type { Reporter, Reports } from './define-reporter.ts'
import { sarif } from './sarif.ts'
import { tap } from './tap.ts'
import { text } from './text.ts'

/** Every form of output, by name. */
export const reporters = [github, gitlab, html, json, jsonl, junit, lcov, markdown, sarif, tap, text] as const

/** The forms that a kind of report has. */
export function reportersOf(kind: keyof Reports): readonly Reporter[] {
  const all: readonly Reporter[] = reporters
  return all.filter((reporter) => reporter[kind] !== undefined)
}
