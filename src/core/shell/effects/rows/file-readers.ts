import type { ProgramRow } from '../program-row.ts'

const coreutils = (node: string): string =>
  `https://www.gnu.org/software/coreutils/manual/html_node/${node}-invocation.html`
const page = (name: string): string => `https://man7.org/linux/man-pages/man1/${name}.1.html`

/** Programs that read their operands and print something about them. */
export const fileReaders: readonly ProgramRow[] = [
  { names: 'cat zcat bzcat xzcat lzcat zstdcat gzcat', source: coreutils('cat'), operands: ['read*'] },
  { names: 'tac', source: coreutils('tac'), options: { text: '-s --separator' }, operands: ['read*'] },
  { names: 'rev', source: page('rev'), operands: ['read*'] },
  {
    names: 'nl',
    source: coreutils('nl'),
    options: {
      text:
        '-b --body-numbering -d --section-delimiter -f --footer-numbering -h ' +
        '--header-numbering -i --line-increment -l --join-blank-lines -n --number-format -s ' +
        '--number-separator -v --starting-line-number -w --number-width',
    },
    operands: ['read*'],
  },
  { names: 'head ghead', source: coreutils('head'), options: { text: '-c --bytes -n --lines' }, operands: ['read*'] },
  {
    names: 'tail gtail',
    source: coreutils('tail'),
    hasPlus: true,
    options: { text: '-c --bytes -n --lines --pid -s --sleep-interval --max-unchanged-stats', attached: '--follow' },
    operands: ['read*'],
  },
  { names: 'wc', source: coreutils('wc'), options: { read: '--files0-from', text: '--total' }, operands: ['read*'] },
  {
    names: 'od',
    source: coreutils('od'),
    options: {
      text: '-A --address-radix -j --skip-bytes -N --read-bytes -S -t --format --endian',
      attached: '--strings --width',
    },
    operands: ['read*'],
  },
  {
    names: 'hexdump hd',
    source: page('hexdump'),
    options: { text: '-e --format -n --length -s --skip', read: '-f --format-file', attached: '-L --color' },
    operands: ['read*'],
  },
  {
    names: 'xxd',
    source: 'https://github.com/vim/vim/blob/master/runtime/doc/xxd.man',
    style: 'single_dash',
    options: { text: '-c -cols -g -groupsize -l -len -n -name -o -s -seek -R' },
    operands: ['read', 'write'],
  },
  {
    names: 'hexyl',
    source: 'https://github.com/sharkdp/hexyl',
    options: {
      text:
        '-n --length -s --skip -c --bytes --block-size -o --display-offset --panels -g ' +
        '--group-size --border --color --base',
    },
    operands: ['read*'],
  },
  {
    names: 'base64 base32 basenc',
    source: coreutils('base64'),
    options: { text: '-w --wrap -b --break', read: '-i --input', write: '-o --output' },
    operands: ['read*'],
  },
  {
    names: 'cksum sum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum b3sum',
    source: coreutils('cksum'),
    options: { text: '-a --algorithm -l --length' },
    operands: ['read*'],
  },
  {
    names: 'md5 sha1 sha256 sha512 crc32 xxhsum xxh64sum rhash',
    source: 'https://man.freebsd.org/cgi/man.cgi?query=md5',
    options: { text: '-c -s' },
    operands: ['read*'],
  },
  {
    names: 'shasum',
    source: 'https://perldoc.perl.org/shasum',
    options: { text: '-a --algorithm' },
    operands: ['read*'],
  },
  {
    names: 'strings',
    source: 'https://sourceware.org/binutils/docs/binutils/strings.html',
    options: { text: '-n --bytes -t --radix -e --encoding -T --target -s --output-separator -U --unicode' },
    operands: ['read*'],
  },
  {
    names: 'file',
    source: page('file'),
    options: { text: '-e --exclude -F --separator -P --parameter', read: '-f --files-from -m --magic-file' },
    operands: ['read*'],
  },
  {
    names: 'stat gstat',
    source: coreutils('stat'),
    options: { text: '-c --format --printf --cached' },
    operands: ['read*'],
  },
  {
    names: 'readlink realpath greadlink grealpath',
    source: coreutils('realpath'),
    options: { text: '--relative-to --relative-base' },
    operands: ['read*'],
  },
  { names: 'namei', source: page('namei'), operands: ['read*'] },
  {
    names: 'ls dir vdir gls lsd colorls',
    source: coreutils('ls'),
    options: {
      text:
        '-I --ignore --hide --format --indicator-style --quoting-style --sort --time ' +
        '--time-style -T --tabsize -w --width --block-size',
      attached: '--color --classify --hyperlink',
    },
    operands: ['read*'],
    readsFolder: true,
    tree: '-R --recursive --tree',
    hidden: '-a -A -f --all --almost-all',
  },
  {
    names: 'exa eza',
    source: 'https://github.com/eza-community/eza/blob/main/man/eza.1.md',
    options: {
      text: '-L --level -s --sort -I --ignore-glob -t --time --time-style -w --width',
      attached: '--color --icons --colour',
    },
    operands: ['read*'],
    readsFolder: true,
    tree: '-R --recurse -T --tree',
    hidden: '-a -A --all --almost-all',
  },
  {
    names: 'tree',
    source: 'https://linux.die.net/man/1/tree',
    options: {
      text: '-L -P -I -H -T --filelimit --charset --sort --timefmt --houtro --hintro',
      read: '--gitfile --infofile --fromfile',
      write: '-o',
      flag: '--noreport --dirsfirst --prune --gitignore --metafirst',
    },
    operands: ['read*'],
    readsFolder: true,
    tree: true,
    hidden: '-a',
  },
  {
    names: 'du gdu dust ncdu duf',
    source: coreutils('du'),
    options: {
      text: '-B --block-size -d --max-depth -t --threshold --time-style --exclude',
      read: '-X --exclude-from --files0-from',
      attached: '--time',
    },
    operands: ['read*'],
    readsFolder: true,
    tree: true,
    // Sums alone say nothing of what lies below.
    variants: [{ when: '-s --summarize', tree: '' }],
  },
  {
    names: 'df',
    source: coreutils('df'),
    options: { text: '-B --block-size -t --type -x --exclude-type', attached: '--output' },
    operands: ['text*'],
  },
  {
    names: 'less more most pg lv zless zmore bzless xzless',
    source: page('less'),
    hasPlus: true,
    options: {
      text:
        '-b --buffers -h -j --jump-target -p --pattern -P --prompt -t --tag -x --tabs -y -z ' +
        '--window -D --color -# --shift --tag-file',
      write: '-o --log-file -O --LOG-FILE',
      read: '-T --lesskey-file --lesskey-src -k',
    },
    operands: ['read*'],
  },
  {
    names: 'bat batcat',
    source: 'https://github.com/sharkdp/bat',
    options: {
      text:
        '-l --language -H --highlight-line --file-name --tabs --wrap --terminal-width --color ' +
        '--italic-text --decorations --paging -m --map-syntax --theme --style -r --line-range ' +
        '--nonprintable-notation --binary --pager',
    },
    operands: ['read*'],
  },
  {
    names: 'pv',
    source: 'https://man.archlinux.org/man/pv.1',
    options: {
      text:
        '-L --rate-limit -B --buffer-size -s --size -i --interval -w --width -H --height -N ' +
        '--name -F --format -D --delay-start -m --average-rate-window',
      write: '-o --output -P --pidfile',
    },
    operands: ['read*'],
  },
  { names: 'vis cv lolcat', source: 'https://man.freebsd.org/cgi/man.cgi?query=vis', operands: ['read*'] },
  {
    names: 'iconv',
    source: page('iconv'),
    options: { text: '-f --from-code -t --to-code', write: '-o --output' },
    operands: ['read*'],
  },
  {
    names: 'nm objdump readelf size',
    source: 'https://sourceware.org/binutils/docs/binutils/',
    options: {
      text: '-j --section -x --hex-dump -p --string-dump -t --radix -M --disassembler-options',
      attached: '--disassemble',
    },
    operands: ['read*'],
  },
  { names: 'ldd lddtree', source: page('ldd'), operands: ['read*'] },
  {
    names: 'lsof fuser',
    source: 'https://lsof.readthedocs.io/en/latest/manpage/',
    options: { text: '-p -u -c -d -g -F -r -s -T -n -k' },
    operands: ['text*'],
  },
  {
    names: 'exiftool',
    source: 'https://exiftool.org/exiftool_pod.html',
    style: 'single_dash',
    options: { read: '-tagsFromFile -config -csv', write: '-o', text: '-ext -if -p' },
    operands: ['edit*'],
  },
  {
    names: 'identify mediainfo pdfinfo pdffonts ffprobe soxi exif pngcheck',
    source: 'https://imagemagick.org/script/identify.php',
    style: 'single_dash',
    options: { text: '-format -f -l -v -show_entries -of -print_format -select_streams -loglevel', read: '-i' },
    operands: ['read*'],
  },
  { names: 'look', source: page('look'), options: { text: '-t --terminate' }, operands: ['text', 'read'] },
  {
    names: 'getfacl getfattr lsattr getcap',
    source: page('getfacl'),
    options: { text: '-n --name -e --encoding -m --match' },
    operands: ['read*'],
    tree: '-R --recursive -r',
  },
  {
    names: 'cloc tokei scc sloccount',
    source: 'https://github.com/AlDanial/cloc',
    options: {
      text: '-e -t --exclude --exclude-dir --include-lang --type',
      read: '--list-file',
      write: '--out -o --output',
    },
    operands: ['read*'],
    readsFolder: true,
    tree: true,
  },
]
