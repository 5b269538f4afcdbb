import { posix } from 'node:path'
import { limits } from '../../core/base/limits.ts'
import { failure } from '../../core/diagnostics/result.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import { isForeignFolder } from './find-policy-files.ts'
import { isYamlName } from './find-yaml-files.ts'
import { type GitEntry, readGitEntries } from './git-entries.ts'
import type { PolicyFiles } from './policy-files.ts'
import { readGitBlobs } from './read-git-blobs.ts'
import { decodeSource } from './read-source.ts'
import { runGit, type GitAnswer } from './run-git.ts'

/** `git:main:policies`, taken apart. */
export interface GitPath {
  readonly revision: string
  /** From the top of the repository, or from the present folder where it begins with `./` or `../`, as git reads it. */
  readonly path: string
}

export type GitFiles =
  | { readonly ok: true; readonly files: PolicyFiles }
  /** `isAbsent`: the revision is there and has nothing at this path. */
  | { readonly ok: false; readonly why: string; readonly isAbsent?: boolean }

/** Undefined: it names no revision. */
export function parseGitPath(text: string): GitPath | undefined {
  const [, revision, path] = /^git:([^:]+):(.*)$/s.exec(text) ?? []
  return revision === undefined || path === undefined ? undefined : { revision, path }
}

/**
 * The files of one revision, as the commit that it named when it was asked for. Nothing is checked out, and
 * links are not followed. Git must be there and the folder in a repository; `why` says what was amiss.
 */
export async function openGitFiles({ revision, path }: GitPath, folder: string): Promise<GitFiles> {
  const found = await runGit(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], folder)
  if (found.kind !== 'answer') return { ok: false, why: whyNoRevision(found, revision) }
  const commit = found.text.trim()
  const prefix = await runGit(['rev-parse', '--show-prefix'], folder)
  if (prefix.kind !== 'answer') return { ok: false, why: 'git cannot say where in the repository this folder lies' }
  const marker = `git:${revision}:`
  /** As git names it from the top; undefined = outside of the repository. */
  const inside = (name: string): string | undefined => {
    const given = name.startsWith(marker) ? name.slice(marker.length) : name
    const from = /^\.\.?(?:\/|$)/.test(given) && given !== '.' ? posix.join(prefix.text.trim(), given) : given
    const plain = posix.normalize(from).replace(/\/+$/, '')
    if (plain.startsWith('/') || plain === '..' || plain.startsWith('../')) return undefined
    return plain === '.' ? '' : plain
  }
  const root = inside(path)
  if (root === undefined) return { ok: false, why: 'the path leads out of the repository' }
  const listed = await readGitEntries(commit, root, true, folder)
  if (!listed.ok) return listed
  if (listed.entries.length === 0) return { ok: false, why: `there is no \`${path}\` in \`${revision}\``, isAbsent: true }
  const entries = new Map(listed.entries.map((entry) => [entry.path, entry]))
  const texts = await readGitBlobs(listed.entries.filter((entry) => isYamlName(entry.path) && entry.size <= maxBytes), folder)
  return { ok: true, files: gitFiles({ commit, folder, marker, inside, entries, texts }) }
}

interface Revision {
  readonly commit: string
  readonly folder: string
  readonly marker: string
  readonly inside: (name: string) => string | undefined
  readonly entries: Map<string, GitEntry>
  /** By the id of the file, as far as they were read ahead. */
  readonly texts: ReadonlyMap<string, string>
}

/** A UTF-16 unit takes at most three bytes of UTF-8. */
const maxBytes = limits.policyTextLength * 3

function gitFiles({ commit, folder: at, marker, inside, entries, texts }: Revision): PolicyFiles {
  const entryOf = (name: string): GitEntry | undefined => entries.get(inside(name) ?? '')
  return {
    isFolder: (name) => Promise.resolve(entryOf(name) === undefined),
    treeOf(name) {
      const root = inside(name)
      const prefix = root === undefined || root === '' ? '' : `${root}/`
      const below = [...entries.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
      const isPack = below.includes('pack.yaml')
      const files = below.filter((path) => isYamlName(path) && (isPack || !path.split('/').slice(0, -1).some(isForeignFolder)))
      return Promise.resolve({ isPack, files: files.sort(), isCut: false })
    },
    nameStart: (name) => Math.max(name.lastIndexOf('/') + 1, marker.length),
    async namesIn(name) {
      const listed = await readGitEntries(commit, inside(name) ?? '', false, at)
      if (!listed.ok) return []
      for (const entry of listed.entries) entries.set(entry.path, entry)
      return listed.entries.map(({ path }) => posix.basename(path))
    },
    async read(name) {
      const entry = entryOf(name)
      const failed = (why: string) => failure([wholeError('SLC335', `\`${name}\` ${why}`)])
      if (entry === undefined) return failed('is not in the revision')
      if (entry.isLink) return failed('is a link, which is not followed in a revision')
      if (entry.size > maxBytes) return failure([wholeError('SLC102', `\`${name}\` is larger than a policy file may be`)])
      const text = texts.get(entry.id)
      if (text !== undefined) return decodeSource(Buffer.from(text), name)
      const blob = await runGit(['cat-file', 'blob', '--', entry.id], at)
      if (blob.kind !== 'answer') return failed('cannot be read')
      // What a program prints that is no UTF-8 comes with this mark in front.
      if (blob.text.startsWith('\ufffd')) return failure([wholeError('SLC120', `\`${name}\` is not valid UTF-8`, 'save the file as UTF-8')])
      return decodeSource(Buffer.from(blob.text), name)
    },
  }
}

function whyNoRevision(answer: Exclude<GitAnswer, { readonly kind: 'answer' }>, revision: string): string {
  if (answer.kind === 'no_git') return 'the program `git` is not there'
  if (answer.said.includes('not a git repository')) return 'this folder is in no git repository'
  if (answer.said === '') return `there is no revision \`${revision}\` here; a shallow clone has few, and \`git fetch\` brings more`
  return `git says: ${answer.said}`
}
