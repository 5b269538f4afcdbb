import type { ProgramRow } from '../program-row.ts'

const coreutils = (node: string): string =>
  `https://www.gnu.org/software/coreutils/manual/html_node/${node}-invocation.html`
const page = (name: string): string => `https://man7.org/linux/man-pages/man1/${name}.1.html`

/** Programs that turn text into other text, most of them from files to standard output. */
export const textTools: readonly ProgramRow[] = [
  {
    names: 'sed gsed',
    source: 'https://www.gnu.org/software/sed/manual/html_node/Command_002dLine-Options.html',
    options: {
      sed_code: '-e --expression',
      pattern_file: '-f --file',
      text: '-l --line-length',
      attached: '-i --in-place',
    },
    operands: ['sed_code', 'read*'],
    variants: [{ when: '-i --in-place -I', operands: ['sed_code', 'edit*'] }],
  },
  {
    names: 'awk gawk mawk nawk original-awk goawk',
    source: 'https://www.gnu.org/software/gawk/manual/html_node/Options.html',
    stops: true,
    options: {
      text: '-F --field-separator -v --assign -l --load',
      awk_code: '-e --source',
      pattern_file: '-f --file -i --include -E --exec',
      attached: '--dump-variables --profile --pretty-print --lint -d -o -p',
    },
    operands: ['awk_code', 'read*'],
    variants: [{ when: '-i --include', operands: ['awk_code', 'edit*'] }],
  },
  {
    names: 'sort gsort',
    source: coreutils('sort'),
    hasPlus: true,
    options: {
      text:
        '-k --key -t --field-separator -S --buffer-size -T --temporary-directory --batch-size ' +
        '--compress-program --parallel',
      read: '--files0-from --random-source',
      write: '-o --output',
      attached: '--sort --check',
    },
    operands: ['read*'],
  },
  {
    names: 'uniq',
    source: coreutils('uniq'),
    hasPlus: true,
    options: { text: '-f --skip-fields -s --skip-chars -w --check-chars', attached: '--all-repeated --group' },
    operands: ['read', 'write'],
  },
  {
    names: 'cut',
    source: coreutils('cut'),
    options: { text: '-b --bytes -c --characters -d --delimiter -f --fields --output-delimiter' },
    operands: ['read*'],
  },
  { names: 'paste', source: coreutils('paste'), options: { text: '-d --delimiters' }, operands: ['read*'] },
  { names: 'join', source: coreutils('join'), options: { text: '-a -e -j -o -t -v -1 -2' }, operands: ['read*'] },
  { names: 'comm', source: coreutils('comm'), options: { text: '--output-delimiter' }, operands: ['read*'] },
  { names: 'tr', source: coreutils('tr'), operands: ['text*'] },
  {
    names: 'fmt fold expand unexpand',
    source: coreutils('fmt'),
    options: { text: '-w --width -g --goal -p --prefix -t --tabs' },
    operands: ['read*'],
  },
  {
    names: 'pr',
    source: coreutils('pr'),
    hasPlus: true,
    options: {
      text:
        '-D --date-format -h --header -l --length -N --first-line-number -o --indent -w ' + '--width -W --page-width',
    },
    operands: ['read*'],
  },
  {
    names: 'ptx',
    source: coreutils('ptx'),
    options: {
      text: '-F --flag-truncation -M --macro-name -S --sentence-regexp -W --word-regexp -g ' + '--gap-size -w --width',
      read: '-b --break-file -i --ignore-file -o --only-file',
    },
    operands: ['read*'],
    variants: [{ when: '-G --traditional', operands: ['read', 'write'] }],
  },
  { names: 'tsort', source: coreutils('tsort'), operands: ['read*'] },
  {
    names: 'shuf',
    source: coreutils('shuf'),
    options: { text: '-i --input-range -n --head-count', write: '-o --output', read: '--random-source' },
    operands: ['read*'],
    variants: [{ when: '-e --echo', operands: ['text*'] }],
  },
  {
    names: 'numfmt',
    source: coreutils('numfmt'),
    options: {
      text:
        '-d --delimiter --field --format --from --from-unit --invalid --padding --round ' + '--suffix --to --to-unit',
      attached: '--header',
    },
    operands: ['text*'],
  },
  {
    names: 'split',
    source: coreutils('split'),
    options: {
      text:
        '-a --suffix-length --additional-suffix -b --bytes -C --line-bytes -l --lines -n ' +
        '--number -t --separator --filter',
      attached: '--numeric-suffixes --hex-suffixes',
    },
    operands: ['read', 'prefix'],
    variants: [{ atMost: 1, implied: [{ role: 'prefix', word: 'x' }] }],
  },
  {
    names: 'csplit',
    source: coreutils('csplit'),
    options: { text: '-b --suffix-format -n --digits', prefix: '-f --prefix' },
    operands: ['read', 'text*'],
    implied: [{ role: 'prefix', word: 'xx', unless: '-f --prefix' }],
  },
  {
    names: 'column col colrm ul',
    source: page('column'),
    options: {
      text:
        '-n --table-name -O --table-order -N --table-columns -l --table-columns-limit -E ' +
        '--table-noextreme -H --table-hide -R --table-right -T --table-truncate -W ' +
        '--table-wrap -r --tree -i --tree-id -p --tree-parent -c --output-width -o ' +
        '--output-separator -s --separator',
    },
    operands: ['read*'],
  },
  {
    names: 'jq gojq jaq',
    source: 'https://jqlang.org/manual/',
    options: { text: '--indent --tab --seq', pattern_file: '-f --from-file', read_tree: '-L' },
    operands: ['pattern', 'read*'],
    // Names and values follow the option in pairs, so each of them may be a file.
    variants: [
      { when: '--slurpfile --rawfile --argfile', operands: ['any*'] },
      { when: '--arg --argjson', operands: ['text', 'text', 'pattern', 'read*'] },
    ],
  },
  {
    names: 'yq',
    source: 'https://mikefarah.gitbook.io/yq',
    options: {
      text: '--indent -I -o --output-format -p --input-format --expression --arg --argjson',
      pattern_file: '--from-file',
      read: '--split-exp-file',
      prefix: '-s --split-exp',
    },
    operands: ['pattern', 'read*'],
    // With the command `eval` in front the expression is the second word.
    variants: [{ when: '-i --inplace --in-place', operands: ['pattern', 'edit*'] }],
  },
  {
    names: 'xmllint xmlstarlet xml htmlq xq dasel gron fx jo',
    source: 'https://gnome.pages.gitlab.gnome.org/libxml2/xmllint.html',
    options: {
      text: '--xpath --encode --maxmem --pretty -f --file',
      read: '--schema --relaxng --dtdvalid --schematron',
      write: '-o --output',
    },
    operands: ['read*'],
  },
  {
    names: 'xsltproc',
    source: 'https://gnome.pages.gitlab.gnome.org/libxslt/xsltproc.html',
    options: { write: '-o --output --writesubtree', text: '--param --stringparam --path --encoding' },
    operands: ['read*'],
  },
  {
    names: 'diff colordiff',
    source: 'https://www.gnu.org/software/diffutils/manual/html_node/diff-Options.html',
    options: {
      text:
        '-W --width -F --show-function-line --label -L --tabsize -x --exclude -I ' +
        '--ignore-matching-lines -D --ifdef --line-format --old-line-format --new-line-format ' +
        '--unchanged-line-format --old-group-format --new-group-format --changed-group-format ' +
        '--unchanged-group-format --horizon-lines --palette -U -C',
      read: '-X --exclude-from --from-file --to-file',
      attached: '--color --unified --context',
    },
    operands: ['read*'],
    tree: '-r --recursive',
  },
  {
    names: 'cmp',
    source: 'https://www.gnu.org/software/diffutils/manual/html_node/cmp-Options.html',
    options: { text: '-i --ignore-initial -n --bytes' },
    operands: ['read', 'read', 'text', 'text'],
  },
  {
    names: 'diff3 wdiff dwdiff icdiff delta difft meld vimdiff',
    source: 'https://www.gnu.org/software/diffutils/manual/html_node/diff3-Options.html',
    options: { text: '-L --label --diff-program' },
    operands: ['read*'],
  },
  {
    names: 'sdiff',
    source: 'https://www.gnu.org/software/diffutils/manual/html_node/sdiff-Options.html',
    options: { write: '-o --output', text: '-w --width -I --ignore-matching-lines --tabsize --diff-program' },
    operands: ['read*'],
  },
  {
    names: 'patch',
    source: 'https://www.gnu.org/software/diffutils/manual/html_node/patch-Options.html',
    options: {
      text:
        '-p --strip -F --fuzz -D --ifdef --quoting-style -V --version-control -B --prefix -Y ' +
        '--basename-prefix -z --suffix -g --get --reject-format --read-only',
      read: '-i --input',
      write: '-o --output -r --reject-file',
      folder: '-d --directory',
      attached: '--merge',
    },
    operands: ['edit', 'read'],
    // The patch itself names what it changes, below the present folder.
    variants: [
      { when: '--dry-run', operands: ['read', 'read'] },
      { atMost: 0, implied: [{ role: 'write_tree', word: '.' }] },
    ],
  },
  { names: 'tee', source: coreutils('tee'), options: { attached: '--output-error' }, operands: ['write*'] },
  { names: 'sponge', source: 'https://manpages.debian.org/moreutils/sponge', operands: ['write*'] },
  {
    names: 'dos2unix unix2dos mac2unix unix2mac fromdos todos',
    source: 'https://waterlan.home.xs4all.nl/dos2unix/man1/dos2unix.htm',
    options: { text: '-c --convmode -i --info' },
    operands: ['edit*'],
    variants: [
      { when: '-n --newfile', operands: ['read', 'write'] },
      { when: '-O --to-stdout -i --info', operands: ['read*'] },
    ],
  },
  {
    names: 'envsubst',
    source: 'https://www.gnu.org/software/gettext/manual/html_node/envsubst-Invocation.html',
    operands: ['text*'],
  },
  {
    names: 'm4',
    source: 'https://www.gnu.org/software/m4/manual/html_node/Invoking-m4.html',
    options: {
      text: '-D --define -U --undefine',
      read: '-I --include -R --reload-state',
      write: '-F --freeze-state -o --debugfile',
    },
    operands: ['read*'],
  },
  {
    names: 'pandoc',
    source: 'https://pandoc.org/MANUAL.html',
    options: {
      write: '-o --output --log',
      text:
        '-f --from -r --read -t --to -w --write -M --metadata -V --variable --toc-depth ' + '--pdf-engine --columns',
      read:
        '-d --defaults --metadata-file --template -H --include-in-header -B ' +
        '--include-before-body -A --include-after-body -c --css --bibliography --csl ' +
        '--reference-doc',
      write_tree: '--extract-media',
      run: '-F --filter -L --lua-filter',
    },
    operands: ['read*'],
  },
  {
    names: 'miller mlr csvcut csvstat csvsort csvformat csvlook csvgrep in2csv xsv qsv textql q',
    source: 'https://miller.readthedocs.io/en/latest/reference-main-flag-list/',
    operands: ['any*'],
  },
  {
    names: 'cowsay figlet toilet banner fortune',
    source: 'https://linux.die.net/man/6/cowsay',
    options: { read: '-f -d', text: '-e -T -W -w' },
    operands: ['text*'],
  },
  {
    names: 'aspell hunspell codespell',
    source: 'http://aspell.net/man-html/',
    options: { text: '-d --lang -l -S --skip -L' },
    operands: ['edit*'],
  },
]
