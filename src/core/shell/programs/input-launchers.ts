import { inNewShell, elsewhere, readInput, readShellText } from '../code-text.ts'
import { hasGiven, type Launch, runsProgramIn, runsShellIn, runsShellOperands, startRest, unlessGiven, valuesOf } from '../launch-rule.ts'
import { gnu, inFull, singleDash } from '../option-grammar.ts'
import { reportCode } from '../shell-scope.ts'
import { knownText, literalWord, maySplit, opaqueTail, replaceInWord } from '../shell-words.ts'
import type { ProgramModel } from './program-model.ts'

/** Programs that make commands of their input, or run one again and again. */
export const inputLaunchers: readonly ProgramModel[] = [
  {
    names: ['xargs'],
    options: gnu('+0a:d:E:e::I:i::l::L:n:oP:prR:s:tx',
      'null arg-file: delimiter: eof:: replace:: max-lines:: max-args: open-tty max-procs: interactive ' +
        'no-run-if-empty max-chars: verbose show-limits exit process-slot-var: help version'),
    starts: [runXargs],
    source: 'https://www.gnu.org/software/findutils/manual/html_mono/find.html#Invoking-xargs',
  },
  {
    names: ['parallel'],
    options: gnu('+0a:C:d:E:e::I:i::j:kl::L:mN:n:P:qrs:S:tuvWXxM',
      'arg-file: colsep: delimiter: jobs: max-procs: joblog: resume keep-order line-buffer ungroup group ' +
        'progress eta bar dry-run tag tagstring: results: retries: sshlogin: sshloginfile: timeout: delay: halt: ' +
        'halt-on-error: load: memfree: nice: tmpdir: workdir: pipe pipepart block: recstart: recend: regexp ' +
        'round-robin xapply link will-cite citation no-notice no-run-if-empty null max-args: max-replace-args: ' +
        'max-lines:: max-chars: rpl: env: basefile: return: transfer cleanup trc: controlmaster plain quote ' +
        'verbose semaphore bg fg wait colour-failed tty files xargs header: shellquote shebang seqreplace: trim: ' +
        'colour'),
    starts: [runParallel],
    source: 'https://www.gnu.org/software/parallel/man.html',
  },
  {
    names: ['sem'],
    options: gnu('+j:', 'jobs: id: fg bg wait will-cite timeout:'),
    starts: [runsShellOperands(0)],
    source: 'https://www.gnu.org/software/parallel/sem.html',
  },
  {
    names: ['watch'],
    options: gnu('+bcCdegn:pq:s:tvwxrfh',
      'beep color no-color differences:: errexit chgexit interval: precise equexit: shotsdir: no-title no-wrap ' +
        'exec no-rerun follow help version'),
    starts: [unlessGiven(['x', 'exec'], runsShellOperands(0)), runWatchExec],
    source: 'https://man7.org/linux/man-pages/man1/watch.1.html',
  },
  {
    names: ['hyperfine'],
    options: inFull(gnu('Nw:m:M:r:s:p:c:P:D:L:iu:n:S:C:',
      'warmup: min-runs: max-runs: runs: setup: prepare: conclude: cleanup: parameter-scan: ' +
        'parameter-step-size: parameter-list: shell: ignore-failure style: sort: time-unit: export-asciidoc: ' +
        'export-csv: export-json: export-markdown: export-orgmode: show-output output: input: command-name: ' +
        'reference: min-benchmarking-time:')),
    starts: [runEach, runsShellIn('s', 'setup', 'p', 'prepare', 'c', 'cleanup', 'C', 'conclude')],
    source: 'https://github.com/sharkdp/hyperfine',
  },
  {
    names: ['entr'],
    options: gnu('+acdnprsxz'),
    starts: [({ options, scope, name }: Launch) => {
      const isText = options.flags.some((flag) => flag.name === 's')
      if (isText) readShellText(options.operands, inNewShell(scope), name)
      else startRest(options.operands.map((word) => replaceInWord(word, '/_', [{ kind: 'opaque', isQuoted: true }])), 0, options.isUncertain, scope)
    }],
    source: 'https://eradman.com/entrproject/entr.1.html',
  },
  {
    names: ['watchexec'],
    options: inFull(gnu('+w:W:F:c::o:rs:d:p:nE:1Nqe:f:j:i:v',
      'watch: watch-non-recursive: watch-file: clear:: on-busy-update: restart signal: stop-signal: ' +
        'stop-timeout: map-signal: debounce: stdin-quit postpone delay-run: poll:: shell: environment: env: ' +
        'wrap-process: notify color: timings quiet bell exts: filter: filter-file: filter-prog: ignore: ' +
        'ignore-file: fs-events: project-origin: workdir:')),
    starts: [runsShellOperands(0)],
    source: 'https://github.com/watchexec/watchexec',
  },
  {
    names: ['at', 'batch'],
    options: gnu('Vq:f:u:mMkldrvc:t:', ''),
    starts: [unlessGiven(['l', 'd', 'r', 'c', 'f'], ({ scope, name }) => {
      readInput(scope, name)
    })],
    source: 'https://man7.org/linux/man-pages/man1/at.1p.html',
  },
  {
    names: ['flock'],
    options: gnu('+sexuonw:E:c:Fvh',
      'shared exclusive unlock nonblock nb timeout: wait: conflict-exit-code: close command: no-fork fcntl ' +
        'verbose help version'),
    starts: [runFlock],
    source: 'https://man7.org/linux/man-pages/man1/flock.1.html',
  },
  {
    names: ['ssh', 'autossh', 'dbclient', 'mosh'],
    options: gnu('+46AaCfGgKkMNnqsTtVvXxYyB:b:c:D:E:e:F:I:i:J:L:l:m:O:o:P:p:Q:R:S:W:w:', 'ssh: client: server: predict: port: family:'),
    starts: [runSsh],
    source: 'https://man.openbsd.org/ssh',
  },
  {
    names: ['sshpass'],
    options: gnu('+f:d:p:P:eh'),
    starts: [({ options, scope }) => startRest(options.operands, 0, options.isUncertain, scope)],
    source: 'https://linux.die.net/man/1/sshpass',
  },
  {
    names: ['sftp'],
    options: gnu('46AaCfNpqrvB:b:c:D:F:i:J:l:o:P:R:S:s:X:'),
    starts: [runsProgramIn('S', 'D'), readOptionsOfSsh],
    source: 'https://man.openbsd.org/sftp',
  },
  {
    names: ['start-stop-daemon'],
    options: gnu('Ka:x:p:n:u:g:s:R:k:N:P:I:c:r:d:tobmqvSTHVOC',
      'start stop status exec: startas: pidfile: name: user: group: signal: retry: umask: nicelevel: procsched: ' +
        'iosched: chuid: chroot: chdir: background make-pidfile oknodo quiet verbose test remove-pidfile output: ' +
        'no-close ppid: pid: notify-await notify-timeout:'),
    starts: [(launch: Launch) => {
      for (const value of [...valuesOf(launch, ['x', 'exec']), ...valuesOf(launch, ['a', 'startas'])]) {
        launch.scope.reader.start([value, ...launch.options.operands], [], launch.scope)
      }
    }],
    source: 'https://man7.org/linux/man-pages/man8/start-stop-daemon.8.html',
  },
  {
    names: ['socat', 'socat1'],
    options: singleDash('d u U x v V h s T: t: L: W: lf: lp: ls ly: b: g r: R: D: 4 6'),
    starts: [runSocat],
    source: 'http://www.dest-unreach.org/socat/doc/socat.html',
  },
  {
    names: ['nc', 'ncat', 'netcat', 'nc.openbsd', 'nc.traditional'],
    options: gnu('46bCDdFhklNnrStUuvzZlM:m:I:i:O:P:p:q:s:T:V:w:X:x:e:c:g:G:o:',
      'exec: sh-exec: lua-exec: allow: deny: proxy: proxy-type: source: wait: idle-timeout: max-conns: output: ' +
        'ssl listen keep-open verbose'),
    starts: [runsProgramIn('e', 'exec'), runsShellIn('sh-exec'), runNetcatText],
    source: 'https://nmap.org/ncat/guide/index.html',
  },
]

function runXargs(launch: Launch): void {
  const { options, scope } = launch
  const place = options.flags.findLast((flag) => ['I', 'i', 'replace'].includes(flag.name))
  const text = place === undefined ? undefined : (knownText(place.value ?? literalWord('{}')) ?? '{}')
  if (options.operands.length === 0) return
  const words = options.operands.map((word) => (text === undefined ? word : replaceInWord(word, text, [{ kind: 'opaque', isQuoted: true }])))
  startRest(text === undefined ? [...words, opaqueTail] : words, 0, options.isUncertain, { ...scope, input: { kind: 'none' } })
}

/** The command is shell text, made anew for each argument; quoted arguments add nothing to its structure. */
function runParallel({ options, scope, name }: Launch): void {
  const stop = options.operands.findIndex((word) => /^:::/.test(knownText(word) ?? ''))
  const command = stop < 0 ? options.operands : options.operands.slice(0, stop)
  const values = stop < 0 ? [] : options.operands.slice(stop + 1)
  const isFile = knownText(options.operands[stop])?.startsWith('::::') === true
  if (options.isUncertain) scope.reader.start([opaqueTail], [], scope)
  if (command.length > 0) {
    // GNU parallel quotes what it fills in, so places are words of their own as far as the text goes.
    const texts = command.map((word) => {
      const text = knownText(word)
      return text === undefined ? undefined : text.replace(/\{(?:[#%.]|\/[./]?|\d+[./]{0,2}|=[^}]*=)?\}/g, '"$$unknown"')
    })
    if (texts.some((text) => text === undefined)) readShellText(command, inNewShell(scope), name)
    else readShellText([literalWord(`${texts.join(' ')} "$unknown"`)], { ...inNewShell(scope), input: { kind: 'none' } }, name)
    return
  }
  if (stop < 0 || isFile) {
    if (options.flags.some((flag) => ['a', 'arg-file'].includes(flag.name)) || isFile) reportCode(scope, name)
    else readInput(scope, name)
  }
  for (const value of values) readShellText([value], inNewShell(scope), name)
}

function runWatchExec(launch: Launch): void {
  const { options, scope } = launch
  if (hasGiven(launch, ['x', 'exec'])) startRest(options.operands, 0, options.isUncertain, scope)
}

function runEach({ options, scope, name }: Launch): void {
  for (const word of options.operands) readShellText([word], inNewShell(scope), name)
}

function runFlock(launch: Launch): void {
  const { options, scope, name } = launch
  for (const text of valuesOf(launch, ['c', 'command'])) readShellText([text], inNewShell(scope), name)
  const [, second, third] = options.operands
  if (third !== undefined && ['-c', '--command'].includes(knownText(second) ?? '')) {
    readShellText([third], inNewShell(scope), name)
  } else startRest(options.operands, 1, options.isUncertain, scope)
}

/** Words behind the host are joined and run by the shell there; without any it reads its input. */
function runSsh(launch: Launch): void {
  const { options, scope, name } = launch
  readOptionsOfSsh(launch)
  const remote = elsewhere(scope)
  if (options.isUncertain || options.operands.slice(0, 1).some(maySplit)) {
    scope.reader.start([opaqueTail], [], remote)
  }
  const rest = options.operands.slice(1)
  const command = knownText(rest[0]) === '--' ? rest.slice(1) : rest
  if (options.flags.some((flag) => ['N', 'W', 'O', 'G', 'Q'].includes(flag.name))) return
  if (command.length > 0) readShellText(command, { ...inNewShell(remote), input: scope.input }, name)
  else readInput(remote, name)
}

/** `-o ProxyCommand=TEXT` and its like run here. */
function readOptionsOfSsh(launch: Launch): void {
  for (const value of valuesOf(launch, ['o'])) {
    const found = /^\s*(?:proxycommand|localcommand|knownhostscommand|remotecommand|match\s+exec)\s*[= ]\s*(.+)$/i.exec(knownText(value) ?? '')
    const text = found?.[1]
    if (text !== undefined && text !== 'none') readShellText([literalWord(text)], inNewShell(launch.scope), 'ssh -o')
  }
}

function runSocat({ options, scope, name }: Launch): void {
  for (const word of options.operands) {
    const text = knownText(word)
    if (text === undefined) continue
    const found = /^(?:exec|system|shell):(.*)$/is.exec(text)?.[1]
    if (found !== undefined) readShellText([literalWord(found.replace(/^(["'])(.*?)\1?(?:,.*)?$/s, '$2').replace(/,[a-z][\w-]*(?:=[^,]*)?(?=,|$)/gi, ''))], inNewShell(scope), name)
  }
}

/** In `ncat` and traditional netcat `-c` is shell text; elsewhere it takes no value worth reading. */
function runNetcatText(launch: Launch): void {
  for (const value of valuesOf(launch, ['c'])) readShellText([value], inNewShell(launch.scope), launch.name)
}
