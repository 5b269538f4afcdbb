import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/core/base/canonical-json.ts'
import { parseDocument } from '../../src/core/syntax/parse-yaml.ts'
import { toJson } from '../../src/core/syntax/to-json.ts'
import { formatPolicy } from '../../src/tools/format/format-policy.ts'
import { repository } from '../support/cli-process.ts'
import { sharedFolder } from '../vectors/shared-folder.ts'

function yamlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(folder, name))
    .sort()
}

/** Formatting keeps value and comments, in a file whose keys need no other order also their order, and is done at once. */
function roundTrip(text: string): void {
  const source = { name: 'x.test.yaml', text }
  const before = parseDocument(source)
  const once = formatPolicy(source)
  if (!before.ok || !once.ok) throw new Error('cannot be formatted')
  const after = parseDocument({ ...source, text: once.value })
  if (!after.ok) throw new Error('cannot be read again')
  expect(canonicalJson(toJson(after.value.root))).toBe(canonicalJson(toJson(before.value.root)))
  const comments = [after, before].map(({ value }) => value.comments.map((comment) => comment.text.trimEnd()).sort())
  expect(comments[0]).toEqual(comments[1])
  expect(formatPolicy({ ...source, text: once.value })).toEqual(once)
}

/** The text of a file, unless it shows what cannot be read. */
function readableText(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  return parseDocument({ name: 'x.test.yaml', text }).ok ? [text] : []
}

const folders = ['policies', 'examples', 'test'].map((name) => join(repository, name))
const files = [...folders, join(sharedFolder(), 'examples'), join(sharedFolder(), 'language-vectors')].flatMap(yamlFiles)
const readable = files.flatMap((file) => readableText(file).map((text) => ({ file, text })))

describe('every YAML file that can be read', () => {
  test('is nearly every one there is', () => {
    expect(readable.length).toBeGreaterThan(100)
    expect(files.length - readable.length).toBeLessThan(5)
  })

  test.each(readable)('$file is formatted without a loss', ({ text }) => roundTrip(text))
})

test.each(['policies', 'examples'].flatMap((name) => yamlFiles(join(repository, name))))('%s has the layout', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(formatPolicy({ name: file, text })).toEqual({ ok: true, value: text, diagnostics: [] })
})

const suite = gunzipSync(readFileSync(join(sharedFolder(), 'corpus/suites/yaml/yaml-test-suite.jsonl.gz')))
  .toString('utf8')
  .trim()
  .split('\n')
  // `as`: the form of the suite's lines, which `yaml-test-suite.test.ts` checks.
  .map((line) => JSON.parse(line) as { readonly id: string; readonly name: string; readonly yaml: string })
  .filter(({ yaml }) => parseDocument({ name: 'x.test.yaml', text: yaml }).ok)

describe('the YAML test suite', () => {
  test('is read in its better half', () => {
    expect(suite.length).toBeGreaterThanOrEqual(125)
  })

  test.each(suite)('$id is formatted without a loss, with either kind of break: $name', ({ yaml }) => {
    roundTrip(yaml)
    roundTrip(yaml.replaceAll('\n', '\r\n'))
  })
})
