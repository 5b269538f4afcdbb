import { noteAssignment } from '../assign-variable.ts'
import { inNewShell, readInput, readShellText } from '../code-text.ts'
import { assignmentsOf, hasGiven, type Launch, runsShellIn, startRest, valuesOf } from '../launch-rule.ts'
import { gnu } from '../option-grammar.ts'
import { isSameFolder } from '../shell-state.ts'
import { dropLeading, knownText, leadingText, literalWord, opaqueTail } from '../shell-words.ts'
import type { Scope } from '../shell-scope.ts'
import type { ShellWord } from '../shell-reading.ts'
import type { ProgramModel } from './program-model.ts'

/** Programs that run a command as another user or with another environment. */
export const privilegeLaunchers: readonly ProgramModel[] = [
  {
    names: ['env'],
    options: gnu('+0iu:C:S:a:v',
      'ignore-environment null unset: chdir: split-string: argv0: block-signal:: default-signal:: ' +
        'ignore-signal:: list-signal-handling debug help version'),
    starts: [runEnv],
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/env-invocation.html',
  },
  {
    names: ['sudo'],
    options: gnu('+ABbC:D:EeG:g:Hh:iKklNnPp:R:r:SsT:t:U:u:Vv',
      'askpass bell background close-from: chdir: preserve-env:: edit group: set-home host: login ' +
        'remove-timestamp reset-timestamp list no-update non-interactive preserve-groups prompt: chroot: role: ' +
        'stdin shell command-timeout: type: other-user: user: version validate help'),
    starts: [runSudo],
    source: 'https://www.sudo.ws/docs/man/sudo.man/',
  },
  {
    names: ['doas'],
    options: gnu('+a:C:Lnsu:'),
    starts: [runSudo],
    source: 'https://man.openbsd.org/doas',
  },
  {
    names: ['pkexec'],
    options: gnu('+', 'user: disable-internal-agent keep-cwd help version'),
    starts: [runSudo],
    source: 'https://www.freedesktop.org/software/polkit/docs/latest/pkexec.1.html',
  },
  {
    names: ['su', 'runuser'],
    options: gnu('c:fg:G:lmpPs:u:w:hV',
      'command: session-command: fast group: supp-group: login preserve-environment pty shell: user: ' +
        'whitelist-environment: help version'),
    starts: [runsShellIn('c', 'command', 'session-command'), runSu],
    source: 'https://man7.org/linux/man-pages/man1/su.1.html',
  },
  {
    names: ['sg', 'newgrp'],
    options: gnu('c:'),
    starts: [runsShellIn('c'), runSg],
    source: 'https://man7.org/linux/man-pages/man1/sg.1.html',
  },
]

function runEnv(launch: Launch): void {
  const { options, scope } = launch
  const chdir = valuesOf(launch, ['C', 'chdir']).at(-1)
  const inFolder = chdir === undefined ? scope : inside(scope, chdir)
  // `-S` splits its value in place, so that more options may come out of it.
  const split = options.flags.findIndex((flag) => flag.name === 'S' || flag.name === 'split-string')
  const value = options.flags[split]?.value
  if (value !== undefined) {
    const text = knownText(value)
    if (text === undefined) {
      scope.reader.start([opaqueTail], [], scope)
      return
    }
    const rest = options.operands.map((word) => knownText(word) ?? '${unknown}')
    readShellText([literalWord(`env ${text} ${rest.join(' ')}`)], { ...inNewShell(inFolder), route: 'launcher' }, 'env -S')
    return
  }
  // A lone dash is `-i`.
  const operands = knownText(options.operands[0]) === '-' ? options.operands.slice(1) : options.operands
  startAssigned(operands, options.isUncertain, inFolder)
}

function inside(scope: Scope, target: ShellWord): Scope {
  const step = knownText(target)
  const { folder } = scope.state
  const moved =
    step === undefined || folder.kind === 'unknown'
      ? ({ kind: 'unknown' } as const)
      : ({ kind: 'known', steps: [...folder.steps, step] } as const)
  return isSameFolder(moved, folder) ? scope : { ...scope, state: { ...scope.state, folder: moved } }
}

function startAssigned(operands: readonly ShellWord[], isUncertain: boolean, scope: Scope): void {
  const { assignments, rest } = assignmentsOf(operands)
  for (const { name, value } of assignments) noteAssignment(name, value, scope)
  if (isUncertain) scope.reader.start([opaqueTail], [], scope)
  scope.reader.start(rest, assignments, scope)
}

function runSudo(launch: Launch): void {
  const { options, scope, name } = launch
  if (hasGiven(launch, ['l', 'list', 'e', 'edit', 'v', 'validate', 'V', 'version'])) return
  const chdir = valuesOf(launch, ['D', 'chdir']).at(-1)
  const own = chdir === undefined ? scope : inside(scope, chdir)
  const isLogin = hasGiven(launch, ['i', 'login'])
  const isShell = isLogin || hasGiven(launch, ['s', 'shell'])
  if (options.operands.length === 0 && isShell) {
    readInput(own, name)
    return
  }
  startAssigned(options.operands, options.isUncertain, isLogin ? { ...own, state: { ...own.state, folder: { kind: 'unknown' } } } : own)
}

/** `su USER -c TEXT` is read by its flag; `su USER` reads commands, and words behind USER go to the shell. */
function runSu(launch: Launch): void {
  const { options, scope, name } = launch
  const shell = valuesOf(launch, ['s', 'shell']).at(-1)
  if (shell !== undefined) scope.reader.start([shell], [], { ...scope, input: { kind: 'none' } })
  const isRunuser = name === 'runuser' && hasGiven(launch, ['u', 'user'])
  if (isRunuser) {
    startRest(options.operands, 0, options.isUncertain, scope)
    return
  }
  if (options.isUncertain) scope.reader.start([opaqueTail], [], scope)
  if (!hasGiven(launch, ['c', 'command', 'session-command'])) readInput(scope, name)
}

function runSg({ options, scope, name }: Launch): void {
  const [, text] = options.operands
  if (text !== undefined && !leadingText(text).startsWith('-')) readShellText([dropLeading(text, 0)], inNewShell(scope), name)
  else readInput(scope, name)
}
