import type { ProgramRow } from '../program-row.ts'

const coreutils = (node: string): string =>
  `https://www.gnu.org/software/coreutils/manual/html_node/${node}-invocation.html`
const page = (section: number, name: string): string =>
  `https://man7.org/linux/man-pages/man${section}/${name}.${section}.html`

/** Programs that make, change or remove the files that they are given. */
export const fileWriters: readonly ProgramRow[] = [
  {
    names: 'touch gtouch',
    source: coreutils('touch'),
    options: { text: '-d --date -t --time', read: '-r --reference' },
    operands: ['write*'],
  },
  {
    names: 'truncate',
    source: coreutils('truncate'),
    options: { text: '-s --size', read: '-r --reference' },
    operands: ['write*'],
  },
  {
    names: 'fallocate',
    source: page(1, 'fallocate'),
    options: { text: '-l --length -o --offset' },
    operands: ['write*'],
  },
  {
    names: 'mkdir',
    source: coreutils('mkdir'),
    options: { text: '-m --mode', attached: '--context' },
    operands: ['write*'],
  },
  {
    names: 'mkfifo',
    source: coreutils('mkfifo'),
    options: { text: '-m --mode', attached: '--context' },
    operands: ['write*'],
  },
  {
    names: 'mknod',
    source: coreutils('mknod'),
    options: { text: '-m --mode', attached: '--context' },
    operands: ['write', 'text*'],
  },
  {
    names: 'mktemp tempfile',
    source: coreutils('mktemp'),
    options: { text: '--suffix', write: '-p --tmpdir' },
    operands: ['write*'],
    variants: [
      { when: '-p --tmpdir -t', operands: ['text*'] },
      { when: '-u --dry-run', operands: ['text*'] },
    ],
  },
  {
    names: 'chmod',
    source: coreutils('chmod'),
    options: { read: '--reference' },
    operands: ['text', 'write*'],
    tree: '-R --recursive',
    // `-x` and its like are modes, which look like options; then all operands are files.
    variants: [{ when: '--reference -x -w -r -X -s -t -u -g -o -rwx -rx -wx -rw', operands: ['write*'] }],
  },
  {
    names: 'chown chgrp',
    source: coreutils('chown'),
    options: { text: '--from', read: '--reference' },
    operands: ['text', 'write*'],
    tree: '-R --recursive',
    variants: [{ when: '--reference', operands: ['write*'] }],
  },
  {
    names: 'chcon',
    source: coreutils('chcon'),
    options: { text: '-u --user -r --role -t --type -l --range', read: '--reference' },
    operands: ['text', 'write*'],
    tree: '-R --recursive',
    variants: [{ when: '--reference -u --user -r --role -t --type -l --range', operands: ['write*'] }],
  },
  {
    names: 'chattr',
    source: page(1, 'chattr'),
    hasPlus: true,
    options: { text: '-v -p' },
    operands: ['write*'],
    tree: '-R',
  },
  {
    names: 'setfacl',
    source: page(1, 'setfacl'),
    options: { text: '-m --modify -x --remove --set', read: '-M --modify-file -X --remove-file --set-file --restore' },
    operands: ['write*'],
    tree: '-R --recursive',
  },
  {
    names: 'setfattr setcap restorecon xattr',
    source: page(1, 'setfattr'),
    options: { text: '-n --name -v --value -x --remove', read: '--restore' },
    operands: ['write*'],
    tree: '-R -r --recursive',
  },
  {
    names: 'rm',
    source: coreutils('rm'),
    options: { attached: '--interactive --preserve-root' },
    operands: ['delete*'],
    tree: '-r -R --recursive',
  },
  { names: 'unlink', source: coreutils('unlink'), operands: ['delete*'] },
  { names: 'rmdir', source: coreutils('rmdir'), operands: ['delete*'] },
  {
    names: 'srm wipe rip trash trash-put rmtrash gvfs-trash del',
    source: 'https://srm.sourceforge.net/srm.html',
    operands: ['delete*'],
    tree: true,
  },
  {
    names: 'shred',
    source: coreutils('shred'),
    options: { text: '-n --iterations -s --size', read: '--random-source', attached: '--remove' },
    operands: ['write*'],
    variants: [{ when: '-u --remove', operands: ['delete*'] }],
  },
  {
    names: 'dd gdd dcfldd dc3dd',
    source: coreutils('dd'),
    style: 'pairs',
    options: { read: 'if', write: 'of', text: 'bs count seek skip ibs obs cbs conv iflag oflag status iseek oseek' },
    operands: ['any*'],
  },
  {
    names: 'crontab',
    source: page(1, 'crontab'),
    options: { text: '-u -l -e' },
    operands: ['read'],
    implied: [{ role: 'write', word: '/var/spool/cron', unless: '-l' }],
    variants: [{ when: '-l -e -r', operands: ['text*'], options: { text: '-u' } }],
  },
  {
    names: 'at batch',
    source: 'https://man7.org/linux/man-pages/man1/at.1p.html',
    options: { read: '-f', text: '-q -t -d -c -r' },
    operands: ['text*'],
  },
  {
    names: 'logrotate',
    source: page(8, 'logrotate'),
    options: { edit: '-s --state', write: '-l --log', text: '-m --mail' },
    operands: ['read*'],
  },
  {
    names: 'ex vi vim nvim gvim view vimx mvim',
    source: 'https://vimhelp.org/starting.txt.html',
    hasPlus: true,
    options: {
      // `:w file` is written as sed writes it.
      sed_code: '-c --cmd',
      text: '-r -T -w -W -t',
      run: '-u -U -S',
      read: '-q',
      write: '-i --startuptime',
      attached: '--servername',
    },
    operands: ['edit*'],
  },
  {
    names: 'ed red',
    source: 'https://www.gnu.org/software/ed/manual/ed_manual.html',
    options: { text: '-p --prompt' },
    operands: ['edit'],
  },
  {
    names: 'nano pico rnano micro helix hx kak joe jed mcedit ne mg zile',
    source: 'https://www.nano-editor.org/dist/latest/nano.html',
    hasPlus: true,
    options: {
      text: '-T --tabsize -r --fill -Y --syntax -Q --quotestr -s --speller -o --operatingdir',
      read: '-f --rcfile',
      write_tree: '-C --backupdir',
    },
    operands: ['edit*'],
  },
  {
    names: 'emacs emacsclient',
    source: 'https://www.gnu.org/software/emacs/manual/html_node/emacs/Emacs-Invocation.html',
    hasPlus: true,
    options: {
      run: '-l --load --script',
      ends: '--eval -e --execute',
      text: '-f --funcall -s --socket-name -a --alternate-editor --insert',
      folder: '--chdir',
    },
    operands: ['edit*'],
  },
  {
    names:
      'code code-insiders codium cursor subl atom gedit kate mousepad notepad pluma idea ' +
      'webstorm pycharm xed zed open xdg-open start gnome-open',
    source: 'https://code.visualstudio.com/docs/configure/command-line',
    options: {
      read: '-d --diff -g --goto -a --add',
      text: '--install-extension --uninstall-extension --locale --profile -n',
      read_tree: '--user-data-dir --extensions-dir',
    },
    operands: ['edit*'],
  },
  {
    names:
      'sqlfluff prettier black autopep8 yapf isort gofmt goimports rustfmt clang-format ' +
      'stylua shfmt biome dprint astyle uncrustify',
    source: 'https://prettier.io/docs/cli',
    options: {
      read: '--config --ignore-path -c --settings-file',
      text: '--parser -l --line-length -style --dialect -i --indent --edition',
    },
    operands: ['edit*'],
    tree: true,
    readsFolder: true,
  },
  {
    names: 'steghide outguess',
    source: 'https://steghide.sourceforge.net/documentation/manpage.php',
    options: {
      read: '-ef -cf --embedfile --coverfile',
      write: '-sf -xf --stegofile --extractfile',
      text: '-p --passphrase -e -z',
    },
    operands: ['text*'],
  },
]
