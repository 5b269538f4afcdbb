import type { EffectKind } from '../../events/effect-kind.ts'

/** A file that a patch changes. */
export interface PatchedFile {
  readonly kinds: readonly EffectKind[]
  readonly path: string
}

const headers: readonly { readonly start: string; readonly kinds: readonly EffectKind[] }[] = [
  { start: '*** Add File: ', kinds: ['writes'] },
  { start: '*** Update File: ', kinds: ['reads', 'writes'] },
  { start: '*** Delete File: ', kinds: ['deletes'] },
  { start: '*** Move to: ', kinds: ['writes'] },
  { start: '--- ', kinds: ['reads', 'writes'] },
  { start: '+++ ', kinds: ['reads', 'writes'] },
  { start: 'rename from ', kinds: ['deletes'] },
  { start: 'rename to ', kinds: ['writes'] },
  { start: 'copy to ', kinds: ['writes'] },
]

/**
 * The files that a patch names, in the form of `apply_patch` or as a unified diff; undefined = it names
 * none, so nobody knows what it changes. A header of one form counts in a patch of the other as well:
 * naming a file too many refuses, naming one too few lets through.
 */
export function patchFiles(text: string): readonly PatchedFile[] | undefined {
  const files: PatchedFile[] = []
  for (const raw of text.split(/\r\n|\n|\r/u)) {
    const line = raw.trimStart()
    const header = headers.find(({ start }) => line.startsWith(start))
    if (header === undefined) continue
    const written = line.slice(header.start.length)
    // A unified diff puts a time behind a TAB, quotes odd names and prefixes them with `a/` and `b/`.
    const path = (written.split('\t')[0] ?? '').trimEnd()
    if (path === '' || path === '/dev/null') continue
    if (path.startsWith('"')) return undefined
    files.push({ kinds: header.kinds, path })
    const prefixed = /^[ab]\/(.+)$/u.exec(path)?.[1]
    if (prefixed !== undefined) files.push({ kinds: header.kinds, path: prefixed })
  }
  return files.length === 0 ? undefined : files
}
