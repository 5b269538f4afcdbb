import type { Source } from '../diagnostics/source.ts'
import { asList, asText, didYouMean, entryOf, firstToken, valueSpan, type Reading } from '../rules/reading.ts'
import type { SyntaxTree } from '../syntax/syntax-tree.ts'

/** A file below a pack's folder; `path` is relative to that folder, with `/` between its parts. */
export interface PackFile {
  readonly path: string
  readonly source: Source
}

export function isTestFile(path: string): boolean {
  return /\.test\.ya?ml$/.test(path)
}

export interface PackSources {
  readonly parts: readonly Source[]
  readonly testFiles: readonly Source[]
  /** The file that `catalogue:` names (L-70). */
  readonly catalogue?: Source
}

/**
 * The rule files that `files:` of a manifest lists, in that order, and the test files beside them.
 * Every YAML file below the folder is one or the other, or an error (L-03).
 */
export function listPackFiles(
  reading: Reading,
  main: SyntaxTree,
  files: readonly PackFile[],
): PackSources {
  const entry = entryOf(main.root, 'files')
  const list = entry && asList(reading, entry.value, '`files`', valueSpan(entry))
  const listed = new Set<string>()
  const parts: Source[] = []
  for (const item of list?.items ?? []) {
    const path = asText(reading, item, 'an entry of `files`')
    if (path === undefined) continue
    const file = files.find((candidate) => candidate.path === path.replace(/^\.\//, ''))
    if (file === undefined) {
      const hint = didYouMean(path, files.map((candidate) => candidate.path))
      reading.report('SLC335', item.span, `there is no file \`${path}\` below the pack`, hint)
    } else if (listed.has(file.path)) {
      reading.report('SLC207', item.span, `\`${path}\` is listed twice`)
    } else {
      listed.add(file.path)
      parts.push(file.source)
    }
  }
  const catalogue = catalogueFile(reading, main, files)
  if (catalogue !== undefined) listed.add(catalogue.path)
  for (const { path } of files) {
    if (listed.has(path) || isTestFile(path)) continue
    const span = entry?.key.span ?? firstToken(main.root)
    const hint = 'list it under `files:`, or name it `*.test.yaml` if it holds tests'
    reading.report('SLC334', span, `the file \`${path}\` is neither listed nor a test`, hint)
  }
  return {
    parts,
    testFiles: files.filter(({ path }) => isTestFile(path)).map(({ source }) => source),
    ...(catalogue === undefined ? {} : { catalogue: catalogue.source }),
  }
}

/** `catalogue: ./tools.yaml` names a file of the pack; entries may stand there themselves instead. */
function catalogueFile(reading: Reading, main: SyntaxTree, files: readonly PackFile[]): PackFile | undefined {
  const entry = entryOf(main.root, 'catalogue')
  if (entry?.value.kind !== 'scalar') return undefined
  const path = asText(reading, entry.value, '`catalogue`', valueSpan(entry))
  if (path === undefined) return undefined
  const file = files.find((candidate) => candidate.path === path.replace(/^\.\//, ''))
  if (file === undefined) {
    const hint = didYouMean(path, files.map((candidate) => candidate.path)) ?? 'a pack of one file holds the entries itself'
    reading.report('SLC335', entry.value.span, `there is no file \`${path}\` below the pack`, hint)
  }
  return file
}
