import { type Launch, startRest } from '../launch-rule.ts'
import { gnu, inFull, singleDash } from '../option-grammar.ts'
import type { ShellWord, WordPart } from '../shell-reading.ts'
import { knownText, leadingText, literalWord, opaqueTail, replaceInWord } from '../shell-words.ts'
import type { ProgramModel } from './program-model.ts'

const findOptions =

    'amin: anewer: atime: cmin: cnewer: context: ctime: fstype: gid: group: ilname: iname: inum: ipath: iregex: ' +
      'iwholename: links: lname: maxdepth: mindepth: mmin: mtime: name: newer: newerXY: path: perm: printf: ' +
      'fprint: fprint0: fprintf: fls: regex: regextype: samefile: size: type: uid: used: user: wholename: xtype: ' +
      'files0-from: ' +

    'exec: execdir: ok: okdir: delete depth daystart follow mount xdev noleaf empty executable false nogroup ' +
      'nouser readable true writable print print0 prune quit ls warn nowarn ignore_readdir_race ' +
      'noignore_readdir_race not and or'

/** Programs that search files and run a command for what they find. */
export const findPrograms: readonly ProgramModel[] = [
  {
    names: ['find', 'bfs'],
    options: singleDash(findOptions),
    starts: [runFind],
    source: 'https://www.gnu.org/software/findutils/manual/html_mono/find.html',
  },
  {
    names: ['fd', 'fdfind'],
    options: inFull(gnu('HIuUsgFaLlp0d:t:e:S:E:o:c:j:x:X:1qhV',
      'hidden no-ignore unrestricted case-sensitive ignore-case glob regex fixed-strings absolute-path ' +
        'list-details follow full-path print0 max-depth: min-depth: exact-depth: type: extension: size: ' +
        'changed-within: changed-before: owner: exec: exec-batch: exclude: ignore-file: color: threads: ' +
        'base-directory: path-separator: search-path: max-results: batch-size: format: prune quiet show-errors ' +
        'one-file-system help version')),
    starts: [runFd],
    source: 'https://github.com/sharkdp/fd',
  },
]

/** `-exec CMD ;` and its like; `{}` is a path below one of the folders where the search starts. */
function runFind({ args, scope }: Launch): void {
  const starts = startingPoints(args)
  let at = 0
  while (at < args.length && scope.findings.unreadable === undefined) {
    const text = knownText(args[at])
    at++
    if (text === undefined || !/^-(?:exec|execdir|ok|okdir)$/.test(text)) continue
    const isHere = text.endsWith('dir')
    const end = endOfCommand(args, at)
    const found = isHere ? [foundBelow(literalWord('.'))] : starts
    const own = isHere ? { ...scope, state: { ...scope.state, folder: { kind: 'unknown' } as const } } : scope
    scope.reader.start(fillIn(args.slice(at, end), found), [], own)
    at = end + 1
  }
}

function endOfCommand(args: readonly ShellWord[], from: number): number {
  for (let at = from; at < args.length; at++) {
    const text = knownText(args[at])
    if (text === ';' || (text === '+' && knownText(args[at - 1]) === '{}')) return at
  }
  return args.length
}

function startingPoints(args: readonly ShellWord[]): readonly ShellWord[] {
  const points: ShellWord[] = []
  for (const arg of args) {
    const text = leadingText(arg)
    if (/^-[HLPDO]/.test(text) && points.length === 0) continue
    if (text.startsWith('-') || text === '(' || text === '!') break
    points.push(arg)
  }
  const some = points.length === 0 ? [literalWord('.')] : points.slice(0, 8)
  return some.map(foundBelow)
}

/** A path that is found begins with its starting point, which is never an option. */
function foundBelow(point: ShellWord): ShellWord {
  return { parts: [...point.parts, { kind: 'opaque', isQuoted: true }], isNeverFlag: true }
}

const anyPath: readonly WordPart[] = [{ kind: 'opaque', isQuoted: true }]

function fillIn(words: readonly ShellWord[], found: readonly ShellWord[]): readonly ShellWord[] {
  return words.flatMap((word): readonly ShellWord[] => {
    if (knownText(word) === '{}') return found
    return [replaceInWord(word, '{}', anyPath)]
  })
}

/** `-x CMD ;`: without a place for the path it is appended. */
function runFd({ args, scope }: Launch): void {
  args.forEach((arg, index) => {
    const text = knownText(arg)
    // Each takes the words behind it, so those behind the first that is too much would be copied in vain.
    if (scope.findings.unreadable !== undefined) return
    if (text === undefined || !/^(?:-[a-zA-Z0]*[xX]|--exec(?:-batch)?)$/.test(text)) return
    const stop = args.findIndex((word, at) => at > index && knownText(word) === ';')
    const words = args.slice(index + 1, stop < 0 ? undefined : stop)
    const hasPlace = words.some((word) => /\{(?:\/|\.|\/\.|\/\/)?\}/.test(knownText(word) ?? ''))
    const path: ShellWord = { parts: anyPath, isNeverFlag: true }
    const filled = words.map((word) =>
      ['{}', '{/}', '{//}', '{.}', '{/.}'].reduce((whole, place) => replaceInWord(whole, place, anyPath), word),
    )
    startRest(hasPlace ? filled : [...filled, path], 0, false, scope)
  })
  args.forEach((arg) => {
    const value = /^(?:-[xX]|--exec(?:-batch)?=)(.+)$/.exec(knownText(arg) ?? '')?.[1]
    if (value !== undefined) scope.reader.start([literalWord(value), opaqueTail], [], scope)
  })
}
