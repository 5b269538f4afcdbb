import type { ProgramRow } from '../program-row.ts'

/** Programs that look for a pattern in files or for files by their names; `find` is read by itself. */
export const searchTools: readonly ProgramRow[] = [
  {
    names: 'grep egrep fgrep ggrep zgrep zegrep zfgrep bzgrep xzgrep zstdgrep',
    source: 'https://www.gnu.org/software/grep/manual/html_node/Command_002dline-Options.html',
    options: {
      pattern: '-e --regexp',
      pattern_file: '-f --file',
      read: '--exclude-from',
      text:
        '-m --max-count --label --binary-files -d --directories -D --devices --exclude ' +
        '--exclude-dir -A --after-context -B --before-context -C --context --group-separator',
      name_glob: '--include',
      attached: '--color --colour',
    },
    operands: ['pattern', 'read*'],
    tree: '-r -R --recursive --dereference-recursive',
    variants: [{ when: '-r -R --recursive --dereference-recursive', readsFolder: true }],
  },
  {
    names: 'rgrep',
    source: 'https://manpages.debian.org/grep/rgrep',
    options: {
      pattern: '-e --regexp',
      pattern_file: '-f --file',
      text: '-m --include --exclude --exclude-dir -A -B -C',
      attached: '--color',
    },
    operands: ['pattern', 'read*'],
    tree: true,
    readsFolder: true,
  },
  {
    names: 'rg ripgrep rga',
    source: 'https://github.com/BurntSushi/ripgrep/blob/master/GUIDE.md',
    options: {
      pattern: '-e --regexp',
      pattern_file: '-f --file',
      read: '--ignore-file',
      name_glob: '-g --glob',
      text:
        '-A --after-context -B --before-context -C --context --iglob -t --type -T --type-not ' +
        '--type-add --type-clear -m --max-count -d --max-depth --maxdepth -M --max-columns -j ' +
        '--threads -E --encoding -r --replace --color --colors --sort --sortr --engine ' +
        '--pre-glob --pre --max-filesize --dfa-size-limit --regex-size-limit ' +
        '--context-separator --field-match-separator --field-context-separator ' +
        '--path-separator --hyperlink-format --generate --hostname-bin --stop-on-nonmatch',
    },
    operands: ['pattern', 'read*'],
    tree: true,
    hidden: '-. --hidden -u --unrestricted',
    readsFolder: true,
    variants: [{ when: '--files --type-list', operands: ['read*'] }],
  },
  {
    names: 'ag ack pt ugrep ug',
    source: 'https://github.com/ggreer/the_silver_searcher/blob/master/doc/ag.1.md',
    options: {
      text:
        '-A --after -B --before -C --context -G --file-search-regex --ignore --ignore-dir ' +
        '--depth -m --max-count --pager -W --width --color-line-number --color-match ' +
        '--color-path --type --output',
      read: '-p --path-to-ignore',
      pattern: '--match -e --regexp',
      pattern_file: '-f --file',
    },
    operands: ['pattern', 'read*'],
    tree: true,
    hidden: '--hidden -u --unrestricted -.',
    readsFolder: true,
    variants: [{ when: '-g', options: { pattern: '--match -g' }, operands: ['pattern', 'read*'] }],
  },
  {
    names: 'fd fdfind',
    source: 'https://github.com/sharkdp/fd',
    options: {
      text:
        '-d --max-depth --min-depth --exact-depth -e --extension -E --exclude -t --type -S ' +
        '--size --changed-within --changed-before --newer --older -o --owner -j --threads ' +
        '--color -c --max-results --path-separator --format --batch-size --and',
      folder: '-C --base-directory',
      read_tree: '--search-path',
      read: '--ignore-file',
    },
    operands: ['pattern', 'read*'],
    tree: true,
    hidden: '-H --hidden -u --unrestricted',
    readsFolder: true,
    // Behind these stands the program that is started, which is one of its own.
    variants: [
      {
        when: '-x --exec -X --exec-batch',
        operands: ['pattern', 'text*'],
        implied: [{ role: 'read_tree', word: '.' }],
      },
    ],
  },
  {
    names: 'locate mlocate plocate slocate',
    source: 'https://man7.org/linux/man-pages/man1/locate.1.html',
    options: { read: '-d --database', text: '-l --limit -n', pattern: '-r --regexp' },
    operands: ['text*'],
  },
  {
    names: 'updatedb',
    source: 'https://man7.org/linux/man-pages/man8/updatedb.8.html',
    options: {
      write: '-o --output',
      read_tree: '-U --database-root',
      text: '--prunefs --prunepaths --prunenames --localpaths --findoptions',
    },
    operands: [],
  },
  {
    names: 'pgrep pkill pidof pidwait',
    source: 'https://man7.org/linux/man-pages/man1/pgrep.1.html',
    options: {
      text:
        '-d --delimiter -g --pgroup -G --group -P --parent -s --session -t --terminal -u ' +
        '--euid -U --uid --signal -O --older',
      read: '-F --pidfile',
    },
    operands: ['text*'],
  },
  {
    names: 'which whereis whatis apropos command-not-found lookbib',
    source: 'https://man7.org/linux/man-pages/man1/whereis.1.html',
    operands: ['text*'],
  },
  {
    names: 'ctags etags cscope gtags global',
    source: 'https://docs.ctags.io/en/latest/man/ctags.1.html',
    options: { write: '-f -o', read: '-L --options', text: '--languages --exclude --langmap --fields' },
    operands: ['read*'],
    tree: '-R --recurse',
  },
  {
    names: 'fzf sk peco',
    source: 'https://github.com/junegunn/fzf',
    options: {
      text:
        '-q --query -f --filter -d --delimiter -n --nth --with-nth --height --bind --prompt ' +
        '--header --layout --color -m --multi',
      edit: '--history',
    },
    operands: ['text*'],
  },
  {
    names: 'ast-grep sg comby semgrep',
    source: 'https://ast-grep.github.io/reference/cli.html',
    options: { text: '-p --pattern -r --rewrite -l --lang -e', read: '-c --config', write: '-o --output' },
    operands: ['any*'],
  },
]
