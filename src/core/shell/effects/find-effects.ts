import type { ShellProgram, ShellWord } from '../shell-reading.ts'
import { joinPath } from './path-words.ts'
import type { NamePattern } from './shell-effect.ts'
import { addPath, type Findings } from './target-effects.ts'
import { knownText, leadingText, literalWord } from '../shell-words.ts'
import { writtenText } from './word-text.ts'

/** Predicates of find whose next word is a file, and what happens to it. */
const FILE_PREDICATES: ReadonlyMap<string, 'reads' | 'writes'> = new Map([
  ['-fprint', 'writes'],
  ['-fprint0', 'writes'],
  ['-fls', 'writes'],
  ['-fprintf', 'writes'],
  ['-files0-from', 'reads'],
])

/** Predicates whose next word is no predicate, whatever it looks like. */
const WITH_VALUE = new RegExp(
  '^-(?:i?name|i?path|i?wholename|i?regex|i?lname|type|xtype|size|perm|user|group|uid|gid|[acm](?:time|min)' +
    '|newer.{0,2}|anewer|cnewer|maxdepth|mindepth|printf|links|inum|samefile|fstype|regextype|used|context)$',
)

const EXECUTING: ReadonlySet<string> = new Set(['-exec', '-execdir', '-ok', '-okdir'])

/** Starting points times sought names: beyond this the tree alone tells. */
const MAX_SOUGHT = 256

/** What an expression of find says about the files that it lists. */
interface Expression {
  deletes: boolean
  /** Names of which each listed file has one; undefined where other files are listed as well. */
  names: readonly NamePattern[] | undefined
}

/**
 * find(1): starting points come before the expression; all below them is listed, as far as its names allow.
 * A name sought in full is read in each of them as well, so that a rule on a file sees the search for it
 * without a look at the disk. Source: https://www.gnu.org/software/findutils/manual/html_mono/find.html
 */
export function findEffects(found: Findings, program: ShellProgram): void {
  const { args, folder } = program
  const starts: ShellWord[] = []
  let at = 0
  for (; at < args.length; at += 1) {
    const word = args[at]
    const text = word === undefined ? '' : leadingText(word)
    if (word === undefined || text === '!' || text.startsWith('(')) break
    if (!text.startsWith('-')) starts.push(word)
    else if (text === '-D' || text === '-f') at += 1
    else if (!/^-(?:[HLPEXdsx]{1,8}|O\d?|-)$/.test(text)) break
  }
  if (starts.length === 0) starts.push(literalWord('.'))
  const { deletes, names: written } = readExpression(found, program, at)
  // Each name is judged in each folder. Without names the whole tree is meant, which leaves nothing out.
  const names = written !== undefined && starts.length * written.length <= MAX_SOUGHT ? written : undefined
  const kinds = deletes ? (['reads', 'deletes'] as const) : (['reads'] as const)
  for (const word of starts) addPath(found, kinds, { word, folder, tree: 'all', names })
  const sought = names?.filter(({ glob }) => !/[*?[]/.test(glob)) ?? []
  for (const start of starts) {
    for (const { glob } of sought)
      addPath(found, kinds, { word: joinPath(start, literalWord(glob)), folder, tree: 'none' })
  }
}

function readExpression(found: Findings, { args, folder }: ShellProgram, from: number): Expression {
  const names: NamePattern[] = []
  let deletes = false
  let isLimited = true
  let isBranchLimited = false
  let isNegated = false
  for (let at = from; at < args.length; at += 1) {
    const text = knownText(args[at] ?? literalWord('')) ?? ''
    const value = args[at + 1]
    if (text === '!' || text === '-not') {
      isNegated = true
      continue
    }
    const glob = /^-i?name$/.test(text) && value !== undefined ? writtenText(value) : undefined
    if (glob !== undefined && !isNegated) {
      names.push({ glob, ignoresCase: text === '-iname' })
      isBranchLimited = true
    }
    // What is pruned is passed over, not listed.
    if (text === '-prune') isBranchLimited = true
    if (text === '-o' || text === '-or' || text === ',') {
      isLimited &&= isBranchLimited
      isBranchLimited = false
    }
    if (text === '-delete') deletes = true
    const kind = FILE_PREDICATES.get(text)
    if (kind !== undefined && value !== undefined) addPath(found, [kind], { word: value, folder, tree: 'none' })
    if (kind !== undefined || WITH_VALUE.test(text)) at += 1
    // The started program is one of its own; its words end at `;` or `+`.
    if (EXECUTING.has(text)) while (at < args.length && !/^[;+]$/.test(leadingText(args[at] ?? literalWord('')))) at += 1
    // A bracket may stand between a negation and its names.
    if (text !== '(') isNegated = false
    else if (isNegated) isLimited = false
  }
  return { deletes, names: isLimited && isBranchLimited && names.length > 0 ? names : undefined }
}
