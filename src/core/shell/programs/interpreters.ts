import { judgeAwk } from '../code/awk-code.ts'
import type { JudgeCode } from '../code/code-judgement.ts'
import { judgeLua, judgeNode, judgeOther, judgePerl, judgePhp, judgePython, judgeRuby, judgeTcl } from '../code/languages.ts'
import { runCode, runInputCode } from '../code/run-code.ts'
import { judgeSed } from '../code/sed-code.ts'
import { hasGiven, type Launch, type LaunchRule, valuesOf } from '../launch-rule.ts'
import { gnu, type OptionGrammar } from '../option-grammar.ts'
import { isStream } from '../read-redirects.ts'
import { reportCode } from '../shell-scope.ts'
import type { ShellWord } from '../shell-reading.ts'
import { knownText, leadingText, literalWord, roughText } from '../shell-words.ts'
import type { ProgramModel } from './program-model.ts'

/** Programs whose arguments can be program text. A script on disk is not followed. */
export const interpreters: readonly ProgramModel[] = [
  {
    names: ['awk', 'gawk', 'mawk', 'nawk', 'original-awk', 'goawk'],
    options: gnu('+F:v:f:e:i:l:E:W:bcCd::D::gIkL::nNo::OpPrsStVhM',
      'field-separator: assign: file: source: include: load: exec: characters-as-bytes traditional ' +
        'dump-variables:: debug:: gen-pot bignum use-lc-numeric non-decimal-data optimize posix re-interval ' +
        'no-optimize sandbox lint:: version help profile:: pretty-print:: csv trace'),
    starts: [runAwk],
    source: 'https://www.gnu.org/software/gawk/manual/html_node/Options.html',
  },
  {
    names: ['sed', 'ssed'],
    options: gnu('ne:f:i::El:rsuzabhV',
      'quiet silent expression: file: in-place:: line-length: posix regexp-extended separate sandbox unbuffered ' +
        'null-data zero-terminated follow-symlinks debug binary help version'),
    starts: [runSed],
    source: 'https://www.gnu.org/software/sed/manual/sed.html',
  },
  row('perl', gnu('+e:E:i::F::I:M:m:x::C::l::0::D::d::TtuUvVwWXacfhnpsSg'), judgePerl, ['e', 'E'], 'https://perldoc.perl.org/perlrun', [runPerlModules, runPerlFiles]),
  row('python python2 python3 pypy pypy3 ipython', gnu('+c:m:W:X:Q:bBdEhiIOPqRsSuvVx?', 'check-hash-based-pycs: help version'), judgePython, ['c'], 'https://docs.python.org/3/using/cmdline.html', [runPythonModule]),
  row('ruby jruby irb', gnu('+e:r:I:C:F::i::0::x::K::E:T::W::nplasSvwycdhUX:',

      'encoding: external-encoding: internal-encoding: disable: enable: dump: version help yjit jit'), judgeRuby, ['e'], 'https://docs.ruby-lang.org/en/master/ruby/options_md.html', [runRubyModules]),
  row('node nodejs bun', gnu('+e:p::r:C:ciuvh',
    'eval: print:: require: import: loader: experimental-loader: conditions: input-type: env-file: check ' +
      'interactive inspect:: inspect-brk:: test watch'), judgeNode, ['e', 'eval', 'p', 'print'], 'https://nodejs.org/api/cli.html', [runNodePrint]),
  row('php php-cli', gnu('+r:f:B:R:F:E:d:c:z:S:t:aCHilmnqsvwh',
    'run: file: process-begin: process-code: process-file: process-end: define: server: docroot: rf: rc: re: ' +
      'ri: interactive ini'), judgePhp, ['r', 'B', 'R', 'E', 'run', 'process-begin', 'process-code', 'process-end'], 'https://www.php.net/manual/en/features.commandline.options.php'),
  row('lua luajit texlua', gnu('+e:l:ivEWb'), judgeLua, ['e'], 'https://www.lua.org/manual/5.4/lua.html'),
  row('expect tclsh wish jimsh', gnu('+c:f:bdDinNv-'), judgeTcl, ['c'], 'https://core.tcl-lang.org/expect/index'),
  row(
    'Rscript R octave octave-cli julia guile groovy scala ghci elixir erl swipl racket sbcl clisp gst ocaml ' +
      'jshell jrunscript nim raku perl6 crystal',
    gnu('+e:E:f:q',
      'eval: expr: file: eval-file: no-save slave vanilla quiet silent no-echo'), judgeOther, ['e', 'E', 'eval', 'expr'], 'https://stat.ethz.ch/R-manual/R-devel/library/utils/html/Rscript.html'),
  row('osascript', gnu('+e:l:i:s:'), judgeOther, ['e'], 'https://ss64.com/mac/osascript.html'),
]

function row(
  names: string,
  options: OptionGrammar,
  judge: JudgeCode,
  codeFlags: readonly string[],
  source: string,
  more: readonly LaunchRule[] = [],
): ProgramModel {
  return { names: names.split(' '), options, starts: [runsCode(judge, codeFlags), ...more], source }
}

/** The values of these flags are code, run as one text; without any, and without a script, the input is. */
function runsCode(judge: JudgeCode, codeFlags: readonly string[]): LaunchRule {
  return (launch) => {
    const { name, options, scope } = launch
    const codes = valuesOf(launch, codeFlags)
    const texts = codes.map((code) => knownText(code))
    if (texts.some((text) => text === undefined)) reportCode(scope, name)
    else if (codes.length > 0) runCode(literalWord(texts.join('\n')), judge, scope, name)
    // A word behind known code is taken for an operand, as with any other program.
    if (options.isUncertain && codes.length === 0) reportCode(scope, name)
    if (codes.length > 0 || hasGiven(launch, ['m', 'f', 'file', 'v', 'V', 'version', 'h', 'help', 'l', 'i', 'S'])) return
    const [script] = options.operands
    if (script === undefined || knownText(script) === '-' || knownText(script) === '/dev/stdin') runInputCode(judge, scope, name)
    else if (isStream(script)) reportCode(scope, name)
  }
}

function runAwk(launch: Launch): void {
  const { name, options, scope } = launch
  const texts = valuesOf(launch, ['e', 'source'])
  for (const text of texts) runCode(text, judgeAwk, scope, name)
  for (const file of valuesOf(launch, ['f', 'file', 'E', 'exec'])) if (isStream(file) || knownText(file) === '-') reportCode(scope, name)
  if (hasGiven(launch, ['l', 'load', 'D', 'debug'])) reportCode(scope, name)
  if (options.isUncertain) reportCode(scope, name)
  const [text] = options.operands
  if (texts.length > 0 || hasGiven(launch, ['f', 'file', 'E', 'exec']) || text === undefined) return
  runCode(text, judgeAwk, scope, name)
}

function runSed(launch: Launch): void {
  const { name, options, scope } = launch
  for (const file of valuesOf(launch, ['f', 'file'])) if (isStream(file) || knownText(file) === '-') reportCode(scope, name)
  const texts = valuesOf(launch, ['e', 'expression'])
  const [first] = options.operands
  const isFirst = texts.length === 0 && !hasGiven(launch, ['f', 'file']) && first !== undefined
  const parts = (isFirst ? [first] : texts).map((word) => knownText(word) ?? setText(word))
  if (parts.some((part) => part === undefined)) reportCode(scope, name)
  else if (parts.length > 0) runCode(literalWord(parts.join('\n')), judgeSed, scope, name)
}

/**
 * The text of an unquoted `s/[Ee]x/y/`. Should a file match it, then one letter of each set takes the place of the
 * set, and no letter ends an expression or begins a command where a set is allowed.
 */
function setText(word: ShellWord): string | undefined {
  if (word.parts.some((part) => part.kind !== 'text')) return undefined
  const rough = roughText(word)
  const globs = word.parts.flatMap((part) => (part.kind === 'text' && part.isPattern ? [part.text] : [])).join('')
  return /^(?:[^*?[\]()]|\[[A-Za-z0-9-]+\])*$/.test(globs) ? rough : undefined
}

function runPerlModules(launch: Launch): void {
  for (const value of valuesOf(launch, ['M', 'm'])) {
    const text = knownText(value)
    runCode(text === undefined ? value : literalWord(`use ${text.replace(/^-/, '')};`), judgePerl, launch.scope, 'perl -M')
  }
  if (hasGiven(launch, ['d', 'x'])) reportCode(launch.scope, 'perl -d')
}

/** `<>` opens its operands as `open` does: one that ends in a pipe is a command. */
function runPerlFiles({ options, scope, name }: Launch): void {
  for (const word of options.operands) {
    const text = knownText(word)
    const script = /^\s*\|(.*)$|^(.*)\|\s*$/s.exec(text ?? '')
    if (script !== null) runCode(literalWord(`system('${(script[1] ?? script[2] ?? '').trim()}')`), judgePerl, scope, name)
  }
}

function runPythonModule(launch: Launch): void {
  const [module] = valuesOf(launch, ['m'])
  const text = knownText(module)
  if (module === undefined || text === undefined || /^(?:timeit|pdb|cProfile|profile|trace|code|asyncio|pty)$/.test(text)) {
    if (module === undefined) return
    const operands = launch.options.operands.filter((word) => !leadingText(word).startsWith('-'))
    const isSafe = text === 'timeit' && operands.every((word) => !judgePython(knownText(word) ?? 'eval').isOpaque)
    if (!isSafe) reportCode(launch.scope, `${launch.name} -m`)
  }
}

function runRubyModules(launch: Launch): void {
  for (const value of valuesOf(launch, ['r'])) {
    const text = knownText(value)
    runCode(text === undefined ? value : literalWord(`require '${text}'`), judgeRuby, launch.scope, 'ruby -r')
  }
}

/** `node -p CODE` takes its code from the first word behind it. */
function runNodePrint({ options, scope, name }: Launch): void {
  const [first] = options.operands
  const isOpen = options.flags.some((flag) => ['p', 'print'].includes(flag.name) && flag.value === undefined)
  if (isOpen && first !== undefined) runCode(first, judgeNode, scope, name)
}
