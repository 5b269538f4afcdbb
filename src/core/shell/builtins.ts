import { hasSubscriptCode, noteAssignment, setVariable } from './assign-variable.ts'
import { inNewShell, readInput, readShellText } from './code-text.ts'
import { gnu } from './option-grammar.ts'
import { readOptions } from './read-options.ts'
import { isStream } from './read-redirects.ts'
import type { ShellFolder, ShellWord } from './shell-reading.ts'
import { reportCode, type Scope } from './shell-scope.ts'
import { dropLeading, knownText, leadingText, opaqueTail } from './shell-words.ts'

type Builtin = (args: readonly ShellWord[], scope: Scope) => void

/** Builtins that start nothing and change nothing that matters here. */
const idle =

    ': true false echo printf pwd test [ return exit break continue shift times umask ulimit wait jobs fg bg ' +
      'kill disown ' +

    'suspend logout dirs history help type shopt set unset caller compgen compopt complete bind fc hash enable ' +
      'let read ' +
  'mapfile readarray getopts unalias'

/** What the builtins of a shell do to a reading (Bash manual, Shell Builtin Commands). Source: L-41. */
export const builtins: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ...idle.split(' ').map((name) => [name, forgetNamed] as const),
  ['eval', runEval],
  ['.', runSource],
  ['source', runSource],
  ['exec', runExec],
  ['command', runCommandBuiltin],
  ['builtin', (args, scope) => scope.reader.command(args, [], { ...scope, route: 'launcher' })],
  ['trap', runTrap],
  ['alias', runAlias],
  ['cd', (args, scope) => changeFolder(args, scope)],
  ['pushd', (args, scope) => changeFolder(args, scope)],
  ['popd', (_, scope) => void (scope.state.folder = { kind: 'unknown' })],
  ...['export', 'declare', 'typeset', 'local', 'readonly'].map((name) => [name, runDeclaration] as const),
  ['hash', (args, scope) => renameBy(args, scope, /^-\w*p/)],
  ['enable', (args, scope) => renameBy(args, scope, /^-\w*f/)],
  ['bind', (args, scope) => codeBy(args, scope, /^-\w*x/, 'bind -x')],
  ['complete', (args, scope) => codeBy(args, scope, /^-\w*C/, 'complete -C')],
  ['compgen', (args, scope) => codeBy(args, scope, /^-\w*[CF]/, 'compgen -C')],
  ['fc', (args, scope) => codeBy(args, scope, /^-\w*[es]/, 'fc')],
])

/** Variables named by words lose their values; a name that is not known takes all with it. */
function forgetNamed(args: readonly ShellWord[], scope: Scope): void {
  for (const arg of args) {
    const text = knownText(arg)
    if (text !== undefined && hasSubscriptCode(text)) reportCode(scope, 'a subscript')
    if (scope.state.variables.size === 0) continue
    if (text === undefined) {
      if (arg.parts.some((part) => part.kind !== 'text')) scope.state.variables.clear()
    } else {
      const name = /^[A-Za-z_]\w*/.exec(text.replace(/^-\w/, (flag) => (text.length > 2 ? '' : flag)))?.[0]
      if (name !== undefined) scope.state.variables.delete(name)
    }
  }
}

function runEval(args: readonly ShellWord[], scope: Scope): void {
  const words = knownText(args[0]) === '--' ? args.slice(1) : args
  if (words.length === 0) return
  const isKnown = words.every((word) => knownText(word) !== undefined)
  readShellText(words, { ...scope, route: 'script', isOutermost: false }, 'eval')
  if (!isKnown) loseTrack(scope)
}

function runSource(args: readonly ShellWord[], scope: Scope): void {
  const file = knownText(args[0]) === '--' ? args[1] : args[0]
  if (file === undefined) return
  if (isStream(file)) {
    const isInput = /^\/(?:dev\/(?:stdin|fd\/0)|proc\/self\/fd\/0)$/.test(leadingText(file)) && file.isPipe !== true
    if (isInput) readInput({ ...scope, input: scope.input }, 'source')
    else reportCode(scope, 'source')
  }
  scope.state.variables.clear()
}

function loseTrack(scope: Scope): void {
  scope.state.variables.clear()
  scope.state.folder = { kind: 'unknown' }
  scope.state.isSplitKnown = false
}

function runExec(args: readonly ShellWord[], scope: Scope): void {
  launch(args, 'exec', scope)
}

const prefixGrammar = gnu('+cla:')

function launch(args: readonly ShellWord[], name: string, scope: Scope): void {
  const { operands, isUncertain } = readOptions(args, prefixGrammar)
  const launched: Scope = { ...scope, route: 'launcher' }
  if (isUncertain) scope.reader.start([opaqueTail], [], launched)
  if (name === 'exec') scope.reader.start(operands, [], launched)
  else scope.reader.command(operands, [], { ...launched, state: { ...scope.state, functions: new Map(), aliases: new Map() } })
}

const commandGrammar = gnu('+pvV')

/** `command -v x` only looks x up. */
function runCommandBuiltin(args: readonly ShellWord[], scope: Scope): void {
  const { flags, operands, isUncertain } = readOptions(args, commandGrammar)
  if (flags.some((flag) => flag.name === 'v' || flag.name === 'V')) return
  const launched: Scope = { ...scope, route: 'launcher' }
  if (isUncertain) scope.reader.start([opaqueTail], [], launched)
  const state = { ...scope.state, functions: new Map(), aliases: new Map() }
  scope.reader.command(operands, [], { ...launched, state })
  scope.state.folder = state.folder
}

function runTrap(args: readonly ShellWord[], scope: Scope): void {
  const [first, ...rest] = knownText(args[0]) === '--' ? args.slice(1) : args
  if (first === undefined) return
  const text = knownText(first)
  if (text === '-' || text === '' || text === '-l' || text === '-p') return
  if (rest.length === 0 && text !== undefined && /^(?:\d+|[A-Z0-9+-]+)$/.test(text)) return
  // It runs later, with whatever the variables are then.
  const state = { ...scope.state, variables: new Map<string, readonly string[]>() }
  readShellText([first], { ...scope, state, route: 'script', isOutermost: false }, 'trap')
}

function runAlias(args: readonly ShellWord[], scope: Scope): void {
  for (const arg of args) {
    const name = /^([^=]+)=/.exec(leadingText(arg))?.[1]
    if (name === undefined) continue
    scope.findings.renamed.add(name)
    const value = knownText(dropLeading(arg, name.length + 1))
    scope.state.aliases.set(name, value ?? '${unknown}')
  }
}

function changeFolder(args: readonly ShellWord[], scope: Scope): void {
  const operands = args.filter((arg) => !/^-[LPe@]+$|^--$|^-n$/.test(knownText(arg) ?? ''))
  const [target] = operands
  const step = target === undefined ? '~' : stepOf(target)
  const { folder } = scope.state
  if (step === undefined || step === '-' || /^[+-]\d/.test(step) || operands.length > 1 || isFarOff(folder)) scope.state.folder = { kind: 'unknown' }
  else if (folder.kind === 'known') scope.state.folder = { kind: 'known', steps: [...folder.steps, step] }
  else if (/^[/~]/.test(step)) scope.state.folder = { kind: 'known', steps: [step] }
}

/** A path of that many steps is nobody's honest way to a folder, and each command would carry it along. */
function isFarOff(folder: ShellFolder): boolean {
  return folder.kind === 'known' && folder.steps.length >= 64
}

/** `$HOME` is the home folder as long as nobody set it otherwise. */
function stepOf(word: ShellWord): string | undefined {
  const [first, ...rest] = word.parts
  if (first?.kind !== 'variable' || first.name !== 'HOME') return knownText(word)
  const below = knownText({ parts: rest })
  return below === undefined || (below !== '' && !below.startsWith('/')) ? undefined : `~${below}`
}

function runDeclaration(args: readonly ShellWord[], scope: Scope): void {
  const isNamed = args.some((arg) => /^[-+]\w*[nixaAulcf]/.test(leadingText(arg)))
  for (const arg of args) {
    const found = /^([A-Za-z_]\w*)(\+?=|\[)/.exec(leadingText(arg))
    const [, name, sign = ''] = found ?? []
    if (name === undefined) {
      forgetNamed([arg], scope)
      continue
    }
    const value = dropLeading(arg, name.length + sign.length)
    noteAssignment(name, value, scope)
    setVariable(name, sign === '=' && !isNamed ? value : undefined, scope)
  }
  // A reference or an attribute such as `-u` lets an assignment to one name change another, or another text.
  if (args.some((arg) => /^-\w*[niulc]/.test(leadingText(arg)) || leadingText(arg) === '')) scope.state.variables.clear()
}

function renameBy(args: readonly ShellWord[], scope: Scope, flag: RegExp): void {
  if (args.some((arg) => flag.test(leadingText(arg)) || knownText(arg) === undefined)) scope.findings.isTampered = true
}

function codeBy(args: readonly ShellWord[], scope: Scope, flag: RegExp, where: string): void {
  const at = args.findIndex((arg) => flag.test(leadingText(arg)))
  if (at < 0) return
  const text = args[at + 1]
  if (text === undefined || where === 'fc') reportCode(scope, where)
  else readShellText([text], inNewShell(scope), where)
}
