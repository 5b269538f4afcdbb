import { inNewShell, readInput, readShellText, readShellWord } from '../code-text.ts'
import { type Launch, runsProgramIn, runsShellIn, startRest, valuesOf } from '../launch-rule.ts'
import { gnu, inFull, singleDash } from '../option-grammar.ts'
import { readOptions } from '../read-options.ts'
import { reportCode } from '../shell-scope.ts'
import { knownText, leadingText, literalWord } from '../shell-words.ts'
import type { ProgramModel } from './program-model.ts'

/** Programs that start others only by one of their options. */
export const optionLaunchers: readonly ProgramModel[] = [
  {
    names: ['tar', 'bsdtar'],
    options: gnu('Acdrtuxb:C:f:F:g:H:I:K:L:N:T:V:X:jJzZahlkmnopPsSUvwWGBiMORq',
      'create extract get list append update delete diff compare concatenate catenate test-label file: ' +
        'directory: files-from: exclude: exclude-from: use-compress-program: to-command: checkpoint:: ' +
        'checkpoint-action: info-script: new-volume-script: rsh-command: rmt-command: owner: group: mode: mtime: ' +
        'transform: xform: strip-components: format: blocking-factor: record-size: listed-incremental: newer: ' +
        'after-date: newer-mtime: starting-file: label: volno-file: index-file: one-top-level:: sort: ' +
        'tape-length: warning: level: quoting-style: suffix: backup:: pax-option: add-file: verbose gzip bzip2 xz ' +
        'zstd lzma lzip lzop compress auto-compress absolute-names keep-old-files overwrite preserve-permissions ' +
        'same-permissions same-owner no-same-owner to-stdout remove-files recursion no-recursion dereference ' +
        'hard-dereference one-file-system totals:: verify wildcards no-wildcards anchored ignore-case ' +
        'numeric-owner sparse unlink-first recursive-unlink skip-old-files null no-null'),
    starts: [runsProgramIn('I', 'use-compress-program', 'rsh-command', 'rmt-command'), runsShellIn('to-command', 'F', 'info-script', 'new-volume-script'), runCheckpoint],
    source: 'https://www.gnu.org/software/tar/manual/tar.html',
  },
  {
    names: ['rsync'],
    options: gnu('avzrRubdlLkKHpEogDtOJUNASnWxmyCIchPqivse:f:B:M:T:@:',
      'rsh: rsync-path: exclude: include: filter: exclude-from: include-from: files-from: backup-dir: suffix: ' +
        'chmod: chown: usermap: groupmap: block-size: max-size: min-size: partial-dir: timeout: contimeout: ' +
        'modify-window: temp-dir: compare-dest: copy-dest: link-dest: compress-level: compress-choice: ' +
        'skip-compress: address: port: sockopts: out-format: log-file: log-file-format: password-file: bwlimit: ' +
        'write-batch: only-write-batch: read-batch: protocol: iconv: checksum-seed: checksum-choice: info: debug: ' +
        'remote-option: stop-after: stop-at: outbuf: early-input: max-alloc: archive verbose recursive delete ' +
        'delete-before delete-during delete-after delete-excluded force existing ignore-existing ' +
        'remove-source-files dry-run progress partial stats compress'),
    starts: [runsProgramIn('e', 'rsh', 'rsync-path')],
    source: 'https://download.samba.org/pub/rsync/rsync.1',
  },
  {
    names: ['zip'],
    options: gnu('rqmTujx:i:b:n:t:P:0123456789@AcdDeEfFgJkKlLoRSUvwXyzs:',
      'unzip-command: recurse-paths test encrypt password: exclude: include: suffixes: temp-path: split-size: ' +
        'output-file: quiet move'),
    starts: [runZip],
    source: 'https://infozip.sourceforge.net/Zip.html',
  },
  {
    names: ['sort'],
    options: gnu('bcCdfghik:mMno:rRsS:t:T:uVyz',
      'ignore-leading-blanks dictionary-order ignore-case general-numeric-sort ignore-nonprinting month-sort ' +
        'human-numeric-sort numeric-sort random-sort random-source: reverse sort: version-sort batch-size: ' +
        'check:: compress-program: debug files0-from: key: merge output: stable buffer-size: field-separator: ' +
        'temporary-directory: parallel: unique zero-terminated help version'),
    starts: [runsProgramIn('compress-program')],
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/sort-invocation.html',
  },
  {
    names: ['split'],
    options: gnu('a:b:C:del:n:t:ux0123456789',
      'suffix-length: additional-suffix: bytes: line-bytes: numeric-suffixes:: hex-suffixes:: elide-empty-files ' +
        'filter: lines: number: separator: unbuffered verbose help version'),
    starts: [runsShellIn('filter')],
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/split-invocation.html',
  },
  {
    names: ['rg'],
    options: inFull(gnu('A:B:C:e:f:g:j:M:m:r:t:T:d:E:abcFhHiIlLnNoPpqsSuUvVwxz0',
      'after-context: before-context: context: regexp: file: glob: iglob: threads: max-columns: max-count: ' +
        'replace: type: type-not: type-add: type-clear: max-depth: encoding: pre: pre-glob: color: colors: sort: ' +
        'sortr: engine: ignore-file: max-filesize: hostname-bin: path-separator: field-match-separator: ' +
        'field-context-separator: context-separator: dfa-size-limit: regex-size-limit: hidden no-ignore files ' +
        'files-with-matches count json stats follow')),
    starts: [runsProgramIn('pre', 'hostname-bin')],
    source: 'https://github.com/BurntSushi/ripgrep/blob/master/GUIDE.md',
  },
  {
    names: ['man'],
    options: gnu('C:R:L:m:M:S:s:e:P:r:E:p:dDfkKlwWiIacut7X::T::H::Z',
      'config-file: recode: locale: systems: manpath: sections: extension: pager: prompt: encoding: ' +
        'preprocessor: html:: whatis apropos local-file where path'),
    starts: [runsShellIn('P', 'pager', 'H', 'html')],
    source: 'https://man7.org/linux/man-pages/man1/man.1.html',
  },
  {
    names: ['make', 'gmake', 'bmake'],
    options: gnu('bBC:def:hiI:j::kl::mnoO::pqrRsSt:vwW:E:',
      'eval: directory: file: makefile: include-dir: jobs:: load-average:: old-file: assume-old: new-file: ' +
        'what-if: assume-new: output-sync:: always-make debug:: environment-overrides ignore-errors keep-going ' +
        'dry-run just-print question no-builtin-rules silent quiet touch trace version print-directory'),
    starts: [runMake],
    source: 'https://www.gnu.org/software/make/manual/make.html',
  },
  {
    names: ['vim', 'vi', 'nvim', 'view', 'ex', 'rvim', 'gvim', 'vimdiff', 'evim', 'rview'],
    options: gnu('c:s:S:t:T:u:U:i:w:W:d::abeEfFghHlLmMnNop::O::q::rRvVxXyZ',
      'cmd: remote: servername: startuptime: headless clean noplugin'),
    starts: [runEditor],
    source: 'https://vimhelp.org/starting.txt.html',
  },
  {
    names: ['ed', 'red', 'ftp', 'tftp', 'mail', 'mailx', 'telnet', 'sqlite3'],
    options: gnu('c:e:f:d:h:p:U:x:o:b:k:s:t:q',
      'command: execute: eval-command: one-line: batch quiet args init-command: init-eval-command: source:'),
    starts: [runEscapes],
    source: 'https://www.gnu.org/software/ed/manual/ed_manual.html',
  },
  {
    names: ['psql'],
    options: gnu('c:d:f:F:h:L:o:p:P:R:T:U:v:AabeElnqsStVwWxXz01',
      'command: dbname: file: field-separator: host: log-file: output: port: pset: record-separator: table-attr: username: set: variable: ' +
        'no-align echo-all echo-errors echo-queries echo-hidden list no-readline quiet single-step single-line tuples-only version ' +
        'no-password password expanded no-psqlrc field-separator-zero record-separator-zero single-transaction csv html'),
    starts: [runEscapes],
    source: 'https://www.postgresql.org/docs/current/app-psql.html',
  },
  {
    names: ['mysql', 'mariadb'],
    options: gnu('D:e:h:o:P:S:u:p::ABbCfGgHiLNnqrsTtUVvwXE',
      'database: execute: host: port: socket: user: password:: init-command: delimiter: default-character-set: protocol: pager: tee: prompt: ' +
        'batch force table silent vertical xml html raw skip-column-names safe-updates'),
    starts: [runEscapes],
    source: 'https://dev.mysql.com/doc/refman/8.4/en/mysql-command-options.html',
  },
  {
    names: ['gdb', 'lldb', 'cdb'],
    options: singleDash(
      'ex: iex: eval-command: init-eval-command: ix: x: command: init-command: p: pid: c: core: s: symbols: e: ' +
        'exec: se: d: directory: cd: tty: b: l: o: one-line: O: k: S: batch args nx nh n q quiet tui',
      true),
    starts: [runEscapes],
    source: 'https://sourceware.org/gdb/current/onlinedocs/gdb.html/Mode-Options.html',
  },
  {
    names: ['tmux'],
    options: gnu('+2CDluvVc:f:L:S:T:N'),
    starts: [runMultiplexer],
    source: 'https://man.openbsd.org/tmux',
  },
  {
    names: ['screen'],
    options: gnu('+aAc:dDe:fgh:ilLmOp:qr::RsS:t:T:UvwxX', ''),
    starts: [({ options, scope }: Launch) => startRest(options.operands, options.flags.some((flag) => flag.name === 'X') ? 1 : 0, options.isUncertain, scope)],
    source: 'https://www.gnu.org/software/screen/manual/screen.html',
  },
  {
    names: ['systemd-run'],
    options: gnu('+H:M:u:p:d:E:PqrStUhGv',
      'host: machine: unit: property: description: slice: service-type: uid: gid: nice: working-directory: ' +
        'setenv: on-active: on-boot: on-startup: on-unit-active: on-unit-inactive: on-calendar: on-clock-change ' +
        'on-timezone-change path-property: socket-property: timer-property: scope user system no-ask-password pty ' +
        'pipe shell quiet remain-after-exit send-sighup wait collect same-dir no-block ignore-failure background: ' +
        'expand-environment:'),
    starts: [({ options, scope, name }: Launch) => {
      if (options.operands.length === 0) readInput(scope, name)
      startRest(options.operands, 0, options.isUncertain, scope)
    }],
    source: 'https://www.freedesktop.org/software/systemd/man/latest/systemd-run.html',
  },
  {
    names: ['busybox', 'toybox'],
    options: gnu('+', 'list list-full install help'),
    starts: [({ options, scope }: Launch) => startRest(options.operands, 0, options.isUncertain, scope)],
    source: 'https://busybox.net/downloads/BusyBox.html',
  },
  {
    names: ['npx', 'bunx', 'pnpx', 'uvx'],
    options: inFull(gnu('+p:c:yqw:', 'package: call: yes no quiet workspace: from: with: python: index-url:')),
    starts: [({ options, scope }: Launch) => startRest(options.operands, 0, options.isUncertain, scope), runsShellIn('c', 'call')],
    source: 'https://docs.npmjs.com/cli/commands/npx',
  },
  {
    names: ['npm', 'pnpm', 'yarn', 'cnpm', 'uv', 'pipx', 'poetry', 'pdm', 'hatch', 'rye', 'pipenv', 'bundle', 'mise', 'asdf', 'rbenv', 'pyenv', 'conda', 'mamba', 'nix', 'op', 'aws-vault', 'doppler', 'chamber', 'dotnet', 'cargo', 'go', 'deno'],
    options: inFull(gnu('+C:', 'prefix: cwd: dir: directory: workspace: filter: config: project:')),
    subcommands: new Map(),
    starts: [runPackageManager],
    source: 'https://docs.npmjs.com/cli/commands/npm-exec',
  },
  {
    names: ['openssl'],
    options: singleDash('', true),
    subcommands: new Map(),
    source: 'https://docs.openssl.org/master/man1/openssl/',
  },
]

/** `--checkpoint-action=exec=TEXT` is run by a shell. */
function runCheckpoint(launch: Launch): void {
  for (const value of valuesOf(launch, ['checkpoint-action'])) {
    const text = knownText(value)
    if (text === undefined) reportCode(launch.scope, 'tar --checkpoint-action')
    else if (text.startsWith('exec=')) readShellWord(literalWord(text.slice(5)), launch.scope, 'tar --checkpoint-action')
  }
}

/** `-TT TEXT` names the program that tests the archive. */
function runZip(launch: Launch): void {
  const { args, scope } = launch
  for (const value of valuesOf(launch, ['unzip-command'])) readShellWord(value, scope, 'zip -TT')
  args.forEach((arg, index) => {
    const value = args[index + 1]
    if (knownText(arg) === '-TT' && value !== undefined) readShellWord(value, scope, 'zip -TT')
  })
}

/** A makefile is a script on disk; `--eval`, `SHELL=` and a makefile on the input are not. */
function runMake(launch: Launch): void {
  const { options, scope, name } = launch
  for (const value of valuesOf(launch, ['eval', 'E'])) {
    const recipe = /^[\w.-]*:[^=\n]*?(?:\n\t|;)\s*@?-?([^$]*)$/.exec(knownText(value) ?? '')?.[1]
    if (recipe === undefined) reportCode(scope, `${name} --eval`)
    else readShellText([literalWord(recipe)], inNewShell(scope), `${name} --eval`)
  }
  for (const file of valuesOf(launch, ['f', 'file', 'makefile'])) if (knownText(file) === '-' || file.isPipe === true) reportCode(scope, `${name} -f`)
  for (const word of options.operands) {
    const found = /^([A-Z_.]+)\s*[:?+]?=(.*)$/s.exec(leadingText(word))
    const [, variable, value = ''] = found ?? []
    if (variable === 'SHELL' || variable === '.SHELLFLAGS') scope.reader.start([literalWord(value)], [], scope)
    else if (variable !== undefined && /\$\(shell|\$\{shell|`/.test(value)) reportCode(scope, name)
  }
}

/** Editor commands that only move, change text, save or quit. */
const idleEditor = /^\s*(?::?\s*(?:[%$.\d,'<>/]*\s*(?:s[/#|,][^|]*|g[/#][^!|]*\/[dp]|d|p|norm(?:al)?!?\s[^:!|]*)?|w(?:q|a|qa)?!?|q(?:a|all)?!?|x|set?\s[\w= ]*|setlocal\s[\w= ]*|colorscheme\s\w+|syntax\s\w+|edit\s\S+|e\s\S+|vsplit|split|tabnew|Plug\w*|help\s\S*)\s*(?:\||$))+$/

function runEditor(launch: Launch): void {
  const { args, scope, name } = launch
  const plus = args.flatMap((arg) => (leadingText(arg).startsWith('+') ? [knownText(arg)?.slice(1)] : []))
  const texts = [...valuesOf(launch, ['c', 'cmd']).map((value) => knownText(value)), ...plus]
  for (const text of texts) {
    const script = /^\s*:?(?:silent!?\s*)?(?:[%.\d,]*|r(?:ead)?\s*|w(?:rite)?\s)!(.*)$/s.exec(text ?? '')?.[1]
    if (script !== undefined) readShellText([literalWord(script.split('|')[0] ?? '')], inNewShell(scope), name)
    if (text === undefined || (script === undefined ? !idleEditor.test(text) : script.includes('|'))) reportCode(scope, name)
  }
  if (scope.input.kind === 'text' && name === 'ex') runEscapeText(scope.input.text, launch)
}

/** Programs in whose commands a `!` (or `\!`, `.shell`, `shell`) leads to a shell. */
function runEscapes(launch: Launch): void {
  const { options, scope } = launch
  for (const flag of options.flags) {
    if (flag.value !== undefined && /^(?:c|e|o|O|k|ex|command|execute|eval-command|one-line|init-command|init-eval-command|cmd|iex)$/.test(flag.name)) {
      runEscapeText(knownText(flag.value) ?? '!${unknown}', launch)
    }
  }
  if (launch.name === 'gdb' && options.flags.some((flag) => flag.name === 'args')) startRest(options.operands, 0, false, scope)
  if (launch.name === 'sqlite3' || launch.name === 'lldb') {
    for (const word of options.operands.slice(launch.name === 'lldb' ? 0 : 1)) runEscapeText(knownText(word) ?? '', launch)
  }
  if (scope.input.kind === 'text') runEscapeText(scope.input.text, launch)
}

function runEscapeText(text: string, { scope, name }: Launch): void {
  for (const line of text.split('\n')) {
    const script = /^\s*(?:[%.\d,$]*!|\\!|(?:\.?shell|\.system|system|platform shell)\b)\s*(.*)$/.exec(line)?.[1]
    if (script === undefined) {
      const isCode = /\\!|\bpython\b|\bscript\b|\\copy[^;]*program|\bcopy\b[^;]*\bprogram\b|\|\s*sh\b|^\s*[0-9,$]*[rw]\s*!/i.test(line)
      if (isCode) reportCode(scope, name)
    } else if (script !== '') readShellText([literalWord(script)], inNewShell(scope), name)
  }
}

function runMultiplexer({ options, scope, name }: Launch): void {
  const [, ...rest] = options.operands
  const command = knownText(options.operands[0])
  if (command === undefined || !/^(?:new|split|respawn|run|if|pipe|popup|display-popup|send)[\w-]*$/.test(command)) return
  const words = rest.flatMap((word, index) => {
    const before = knownText(rest[index - 1])
    const isValue = before !== undefined && /^-[a-zA-Z]*[cnsteFxylpbITtE]$/.test(before)
    return leadingText(word).startsWith('-') || isValue ? [] : [word]
  })
  if (words.length === 0) return
  if (/^send/.test(command)) {
    const [keys] = words
    if (keys !== undefined) readShellText([keys], inNewShell(scope), name)
  } else readShellText(words, inNewShell(scope), name)
}

/** `npm exec CMD`, `yarn dlx CMD`, `uv run CMD`: the programs of a package. `npm run NAME` is not followed. */
function runPackageManager({ options, scope, name }: Launch): void {
  const [subcommand, ...rest] = options.operands
  const command = knownText(subcommand)
  const isRunner = /^(?:uv|pipx|poetry|pdm|rye|pipenv|conda|mamba|doppler|op|hatch)$/.test(name)
  if (command === undefined || !(/^(?:exec|x|dlx)$/.test(command) || (command === 'run' && isRunner))) return
  const { flags, operands, isUncertain } = readOptions(rest, execGrammar)
  for (const flag of flags) if (['c', 'call'].includes(flag.name) && flag.value !== undefined) readShellWord(flag.value, scope, name)
  startRest(operands, 0, options.isUncertain || isUncertain, scope)
}

const execGrammar = inFull(gnu('+p:c:n:yq',
  'package: call: name: prefix: from: with: python: project: config: directory: env-file: extra: group: yes ' +
    'quiet'))
