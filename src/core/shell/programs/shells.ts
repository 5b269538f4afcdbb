import { readInput, readShellText, inNewShell } from '../code-text.ts'
import { type Launch, type LaunchRule, hasGiven, valuesOf } from '../launch-rule.ts'
import { gnu } from '../option-grammar.ts'
import { isStream } from '../read-redirects.ts'
import { reportCode } from '../shell-scope.ts'
import { knownText, leadingText, mayBeFlag } from '../shell-words.ts'
import type { ProgramModel } from './program-model.ts'

const bourne = gnu('+abefhiklmnprstuvxBCDEHPTo:O:c',
  'rcfile: init-file: command login norc noprofile posix restricted verbose version help')

/** Shells that read as Bash does, as far as the parser can tell. */
export const shells: readonly ProgramModel[] = [
  {
    names: ['sh', 'bash', 'rbash', 'dash', 'ash', 'zsh', 'rzsh', 'ksh', 'mksh', 'pdksh', 'yash', 'posh', 'hush', 'sash', 'lksh', 'bosh', 'oksh', 'loksh'],
    options: bourne,
    starts: [runsScript(true)],
    source: 'https://www.gnu.org/software/bash/manual/html_node/Invoking-Bash.html',
  },
  {
    names: ['fish', 'csh', 'tcsh', 'elvish', 'rc', 'es', 'nu', 'xonsh', 'ion', 'osh', 'ysh', 'pwsh', 'powershell', 'cmd'],
    options: gnu('+bdefilmnqstvVxXC:o:c', 'command: init-command: no-config login interactive'),
    starts: [runsScript(false)],
    source: 'https://fishshell.com/docs/current/cmds/fish.html',
  },
]

/** `-c TEXT`, a script on disk, or the standard input. A foreign shell is read as well as can be, and is opaque. */
function runsScript(isBourne: boolean): LaunchRule {
  return (launch) => {
    const { options, scope, name } = launch
    if (!isBourne) reportForeign(launch)
    const [first] = options.operands
    if (options.isUncertain) reportCode(scope, name)
    for (const file of valuesOf(launch, ['rcfile', 'init-file'])) if (isStream(file)) reportCode(scope, name)
    for (const text of valuesOf(launch, ['init-command', 'C'])) if (!isBourne) readShellText([text], inNewShell(scope), name)
    if (hasGiven(launch, ['c', 'command'])) {
      const text = valuesOf(launch, ['command'])[0] ?? first
      if (text !== undefined) readShellText([text], inNewShell(scope), `${name} -c`)
      return
    }
    if (first === undefined || hasGiven(launch, ['s']) || knownText(first) === '-') {
      readInput(scope, name)
      return
    }
    if (isStream(first)) {
      if (/^\/dev\/(?:stdin|fd\/0)$/.test(leadingText(first)) && first.isPipe !== true) readInput(scope, name)
      else reportCode(scope, name)
    } else if (mayBeFlag(first)) reportCode(scope, name)
  }
}

function reportForeign({ options, scope, name }: Launch): void {
  const runsText = options.flags.some((flag) => ['c', 'command', 'C', 'init-command'].includes(flag.name))
  if (runsText) reportCode(scope, `${name} -c`)
}
