import type { ProgramRow } from '../program-row.ts'

/**
 * Programs that run scripts. The file of the script is read and run; what is done with the words behind it
 * is the script's own affair, so they may name anything. Code in an option is read by the shell reader.
 */
export const interpreters: readonly ProgramRow[] = [
  {
    names: 'sh bash dash ash zsh ksh ksh93 mksh fish rbash yash tcsh csh rc elvish nu xonsh',
    source: 'https://www.gnu.org/software/bash/manual/html_node/Invoking-Bash.html',
    stops: true,
    hasPlus: true,
    options: { ends: '-c', text: '-o -O', run: '--rcfile --init-file' },
    operands: ['run', 'any*'],
    // Under `-s` the script comes from standard input.
    variants: [{ when: '-s', operands: ['any*'] }],
  },
  {
    names: 'source .',
    source: 'https://www.gnu.org/software/bash/manual/html_node/Bourne-Shell-Builtins.html',
    stops: true,
    options: { text: '-p' },
    operands: ['run', 'any*'],
  },
  {
    names: 'python pypy ipython bpython micropython pythonw',
    source: 'https://docs.python.org/3/using/cmdline.html',
    isVersioned: true,
    stops: true,
    options: { ends: '-c -m', text: '-W -X --check-hash-based-pycs' },
    operands: ['run', 'any*'],
  },
  {
    names: 'node nodejs tsx ts-node bun deno',
    source: 'https://nodejs.org/api/cli.html',
    isVersioned: true,
    stops: true,
    options: {
      ends: '-e --eval -p --print',
      run: '-r --require --import --loader --experimental-loader',
      read:
        '--env-file --env-file-if-exists --openssl-config --icu-data-dir --tls-keylog ' +
        '--tsconfig -c --config --snapshot-blob --experimental-config-file',
      write:
        '--cpu-prof-dir --diagnostic-dir --heap-prof-dir --redirect-warnings ' +
        '--trace-event-file-pattern --report-dir --report-directory',
      text:
        '-C --conditions --input-type --max-old-space-size --stack-size --title ' +
        '--unhandled-rejections --inspect-port --test-name-pattern --test-reporter ' +
        '--dns-result-order',
      attached: '--inspect --inspect-brk --watch --test',
    },
    operands: ['run', 'any*'],
  },
  {
    names: 'perl',
    source: 'https://perldoc.perl.org/perlrun',
    isVersioned: true,
    stops: true,
    options: { pattern: '-e -E', read_tree: '-I', text: '-M -m', attached: '-i -F -x -d -D -C -T' },
    operands: ['run', 'any*'],
    variants: [
      // Behind code of its own the operands are the files that `-n` and `-p` read line by line.
      { when: '-i', operands: ['edit*'] },
      { when: '-n -p', operands: ['read*'] },
      { when: '-e -E', operands: ['any*'] },
    ],
  },
  {
    names: 'ruby jruby truffleruby irb',
    source: 'https://docs.ruby-lang.org/en/master/ruby/options_md.html',
    isVersioned: true,
    stops: true,
    options: {
      pattern: '-e',
      read_tree: '-I',
      run: '-r',
      folder: '-C',
      text: '-E --encoding',
      attached: '-i -0 -F -K -T -W -x',
    },
    operands: ['run', 'any*'],
    variants: [
      { when: '-i', operands: ['edit*'] },
      { when: '-n -p', operands: ['read*'] },
      { when: '-e', operands: ['any*'] },
    ],
  },
  {
    names: 'php php-cgi',
    source: 'https://www.php.net/manual/en/features.commandline.options.php',
    isVersioned: true,
    stops: true,
    options: {
      ends: '-r --run',
      run: '-f --file',
      read: '-c --php-ini',
      text: '-d --define -S --server -B -R -E --rf --rc --re',
      read_tree: '-t --docroot',
      pattern: '-z',
    },
    operands: ['run', 'any*'],
    variants: [
      { when: '-f --file', operands: ['any*'] },
      { when: '-s -w -l --syntax-highlight --strip --syntax-check', operands: ['read*'] },
    ],
  },
  {
    names: 'lua luajit',
    source: 'https://www.lua.org/manual/5.4/manual.html#7',
    isVersioned: true,
    stops: true,
    options: { pattern: '-e', text: '-l' },
    operands: ['run', 'any*'],
    variants: [{ when: '-e', operands: ['any*'] }],
  },
  {
    names: 'java',
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
    style: 'single_dash',
    stops: true,
    options: {
      run: '-jar',
      read: '-cp -classpath --class-path -p --module-path',
      text: '-m --module --add-modules --add-opens --add-exports',
    },
    operands: ['any*'],
  },
  {
    names: 'tclsh wish expect guile sbcl clisp racket scheme swipl gprolog gst',
    source: 'https://www.tcl-lang.org/man/tcl/UserCmd/tclsh.htm',
    stops: true,
    options: { ends: '-c -e --eval', run: '-f --load -l -s' },
    operands: ['run', 'any*'],
  },
  {
    names:
      'Rscript R julia octave scala groovy kotlin erl elixir iex ghci runghc ocaml nim ' + 'crystal dart swift raku',
    source: 'https://docs.julialang.org/en/v1/manual/command-line-interface/',
    stops: true,
    options: { ends: '-e --eval -E --print', run: '-f --file -L --load -r', text: '-p --procs -t --threads' },
    operands: ['run', 'any*'],
  },
  {
    names: 'pwsh powershell',
    source: 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_pwsh',
    style: 'single_dash',
    stops: true,
    options: {
      ends: '-c -Command -command -EncodedCommand -e -ec -enc',
      run: '-File -file -f',
      text: '-ExecutionPolicy -ep -WindowStyle -OutputFormat -Version',
    },
    operands: ['run', 'any*'],
  },
  {
    names: 'osascript',
    source: 'https://ss64.com/mac/osascript.html',
    options: { ends: '-e', text: '-l -s' },
    operands: ['run', 'any*'],
  },
  {
    names: 'bc dc gnuplot maxima gp',
    source: 'https://www.gnu.org/software/bc/manual/html_mono/bc.html',
    options: { text: '-e --expression -S --scale', run: '-f --file' },
    operands: ['run*'],
  },
  {
    names: 'gdb lldb',
    source: 'https://sourceware.org/gdb/current/onlinedocs/gdb.html/Invoking-GDB.html',
    style: 'single_dash',
    options: {
      run: '-x -command -ix',
      read: '-c -core -s -symbols -e -exec -se',
      text: '-ex -eval-command -p -pid -iex -batch',
    },
    operands: ['run', 'any*'],
  },
]
