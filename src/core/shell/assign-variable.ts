import { reportCode, type Scope } from './shell-scope.ts'
import { inNewShell, readShellText } from './code-text.ts'
import type { ShellWord } from './shell-reading.ts'
import { knownText, literalWord } from './shell-words.ts'

/** With these, a name may mean another program, or a program runs other code than its own. */
const tampering =
  /^(?:PATH|FPATH|CDPATH|MODULE_PATH|LD_\w+|DYLD_\w+|GCONV_PATH|NODE_OPTIONS|NODE_PATH|PYTHON(?:PATH|HOME|STARTUP|WARNINGS)|PERL5LIB|PERLLIB|RUBYLIB|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|CLASSPATH|GIT_(?:EXEC_PATH|DIR|WORK_TREE|TEMPLATE_DIR|CONFIG\w*)|SHELLOPTS|BASHOPTS|GLIBC_TUNABLES|HOME|XDG_CONFIG_\w+|INPUTRC|TERMINFO\w*|EXECIGNORE|LUA_PATH|LUA_CPATH|LUA_INIT|GEM_PATH|GEM_HOME|R_PROFILE\w*|R_ENVIRON\w*)$/

/** Values that some program runs as shell text or as the name of a program. */
const commands =
  /^(?:PAGER|MANPAGER|GIT_PAGER|SYSTEMD_PAGER|EDITOR|VISUAL|GIT_EDITOR|GIT_SEQUENCE_EDITOR|HGEDITOR|SVN_EDITOR|FCEDIT|KUBE_EDITOR|BROWSER|GIT_EXTERNAL_DIFF|GIT_SSH|GIT_SSH_COMMAND|GIT_ASKPASS|SSH_ASKPASS|SUDO_ASKPASS|SUDO_EDITOR|GIT_PROXY_COMMAND|SVN_SSH|RSYNC_RSH|RSYNC_CONNECT_PROG|CVS_RSH|PROMPT_COMMAND|SHELL|LESSOPEN|LESSCLOSE|MANROFFOPT|RUSTC_WRAPPER|RUSTC|TAR_RSH|FZF_DEFAULT_COMMAND|BAT_PAGER|DELTA_PAGER|AWS_PAGER|GH_PAGER|GH_EDITOR|GH_BROWSER|TEXEDIT|MAILER|PSQL_EDITOR|PSQL_PAGER|KUBECTL_EXTERNAL_DIFF|DIFFPROG|EXINIT|VIMINIT|DEBUGINFOD_\w*CMD)$/

/** Code, or options that can hold code, which is not read here. */
const code =
  /^(?:BASH_ENV|ENV|PERL5OPT|PERL5DB|RUBYOPT|MAKEFLAGS|GNUMAKEFLAGS|TAR_OPTIONS|GIT_CONFIG_PARAMETERS|GIT_CONFIG_(?:KEY|VALUE)_\d+|BASH_FUNC_.*|PYTHONBREAKPOINT|LESS|MORE|R_DEFAULT_PACKAGES)$/

/** These hold plain options nearly always; only signs of code in them matter. */
const plainTextNames = /^(?:LESS|MORE|MAKEFLAGS|GNUMAKEFLAGS|TAR_OPTIONS|RUBYOPT)$/
const signsOfCode = /[$`!|;&]|exec|eval|command|=\s*[^\s]*\/|^!/

/**
 * What setting a variable can start, by itself or through the programs that heed it, whether it is set for one
 * command, exported or given to `env`. Source: L-41; git(1), environ(7), ld.so(8), bash(1).
 */
export function noteAssignment(name: string, value: ShellWord, scope: Scope): void {
  const text = knownText(value)
  if (text === '') return
  if (tampering.test(name)) scope.findings.isTampered = true
  if (name === 'IFS') scope.state.isSplitKnown = false
  if (commands.test(name)) {
    readShellText([value], { ...inNewShell(scope), route: 'launcher', input: { kind: 'none' } }, name)
  } else if (/^PS[0-4]$/.test(name)) {
    readPrompt(name, value, scope)
  } else if (code.test(name)) {
    const isPlain = plainTextNames.test(name) && text !== undefined && !signsOfCode.test(text)
    if (!isPlain) reportCode(scope, name)
  }
  // Arithmetic evaluates a subscript in the value of a variable, substitutions in it included.
  if (text !== undefined && hasSubscriptCode(text) && !/^PS[0-4]$/.test(name)) reportCode(scope, 'a subscript')
}

/** Is there a substitution behind an open bracket, as in `x[$(rm)]`? Arithmetic would run it. */
export function hasSubscriptCode(text: string): boolean {
  const open = text.indexOf('[')
  return open >= 0 && (text.includes('$(', open) || text.includes('`', open))
}

/** Substitutions in a prompt run when it is shown: `PS4` under `set -x`, the others to people alone. */
function readPrompt(name: string, value: ShellWord, scope: Scope): void {
  const text = knownText(value)
  if (text === undefined) {
    if (name === 'PS4') reportCode(scope, name)
  } else if (/[$`]/.test(text)) {
    readShellText([literalWord(`: "${text.replaceAll('"', '')}"`)], { ...inNewShell(scope), input: { kind: 'none' } }, name)
  }
}

/** Sets a variable of the shell itself; text that is not known, or added to, makes its value unknown. */
export function setVariable(name: string, value: ShellWord | undefined, scope: Scope): void {
  const text = knownText(value)
  if (text === undefined) scope.state.variables.delete(name)
  else scope.state.variables.set(name, [text])
}
