import { runGit } from './run-git.ts'

/** The commit that a change is compared with. */
export type FoundBase =
  | {
      readonly ok: true
      /** Short, and enough to find it again. */
      readonly revision: string
      /** Where the present folder lies in the repository: empty, or with a slash at its end. */
      readonly prefix: string
    }
  | { readonly ok: false; readonly why: string }

/** Digits of a commit that are enough in any repository that people work with. */
const shortLength = 12

/** The commit that a user named. */
export async function findRevision(name: string, folder: string): Promise<FoundBase> {
  const commit = await commitOf(name, folder)
  return typeof commit === 'string' ? atFolder(commit, folder) : commit
}

/** Where the present commit branched off from the first of these that there is. */
export async function findMergeBase(branches: readonly string[], folder: string): Promise<FoundBase> {
  const head = await commitOf('HEAD', folder)
  if (typeof head !== 'string') return head
  for (const branch of branches) {
    const tip = await commitOf(branch, folder)
    if (typeof tip !== 'string') continue
    const base = await runGit(['merge-base', head, tip], folder)
    if (base.kind === 'answer') return atFolder(base.text.trim(), folder)
    return { ok: false, why: `the history here does not reach back to \`${branch}\`; a shallow clone has little of it` }
  }
  const named = branches.map((branch) => `\`${branch}\``).join(', ')
  return { ok: false, why: `there is no ${named} here; a shallow clone has few branches, and \`git fetch\` brings more` }
}

async function commitOf(name: string, folder: string): Promise<string | Extract<FoundBase, { readonly ok: false }>> {
  const found = await runGit(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], folder)
  if (found.kind === 'answer') return found.text.trim()
  if (found.kind === 'no_git') return { ok: false, why: 'the program `git` is not there' }
  if (found.said.includes('not a git repository')) return { ok: false, why: 'this folder is in no git repository' }
  const why = found.said === '' ? `there is no revision \`${name}\` here; a shallow clone has few, and \`git fetch\` brings more` : `git says: ${found.said}`
  return { ok: false, why }
}

async function atFolder(commit: string, folder: string): Promise<FoundBase> {
  const prefix = await runGit(['rev-parse', '--show-prefix'], folder)
  if (prefix.kind !== 'answer') return { ok: false, why: 'git cannot say where in the repository this folder lies' }
  return { ok: true, revision: commit.slice(0, shortLength), prefix: prefix.text.replace(/\n$/, '') }
}
