import type { ProgramRow } from '../program-row.ts'

const coreutils = (node: string): string =>
  `https://www.gnu.org/software/coreutils/manual/html_node/${node}-invocation.html`

/** Programs that copy, move and link files, on this machine and between machines. */
export const copying: readonly ProgramRow[] = [
  {
    names: 'cp gcp',
    source: coreutils('cp'),
    options: {
      text: '-S --suffix --no-preserve --sparse',
      attached: '--backup --preserve --reflink --context --update',
      into: '-t --target-directory',
    },
    operands: ['copy*', 'into'],
    tree: '-r -R --recursive -a --archive',
    // A link to a file is another route to it.
    variants: [{ when: '-l --link -s --symbolic-link', operands: ['link*', 'into'] }],
  },
  {
    names: 'mv gmv',
    source: coreutils('mv'),
    options: { text: '-S --suffix', attached: '--backup --context --update', into: '-t --target-directory' },
    operands: ['move*', 'into'],
  },
  {
    names: 'ln gln link',
    source: coreutils('ln'),
    options: { text: '-S --suffix', attached: '--backup', into: '-t --target-directory' },
    operands: ['link*', 'into'],
    // Behind a symbolic link to a folder lies all that the folder holds.
    tree: '-s --symbolic',
    variants: [
      { when: '-t --target-directory' },
      { atMost: 1, implied: [{ role: 'into', word: '.' }], operands: ['link*'] },
    ],
  },
  {
    names: 'install ginstall',
    source: coreutils('install'),
    options: {
      text: '-g --group -m --mode -o --owner -S --suffix --strip-program',
      attached: '--backup --context',
      into: '-t --target-directory',
    },
    operands: ['copy*', 'into'],
    variants: [{ when: '-d --directory', operands: ['write*'] }],
  },
  {
    names: 'rsync grsync',
    source: 'https://download.samba.org/pub/rsync/rsync.1',
    options: {
      text:
        '-e --rsh --rsync-path --exclude --include -f --filter -B --block-size --max-size ' +
        '--min-size --max-delete --port --timeout --contimeout --bwlimit --chmod --chown ' +
        '--usermap --groupmap --suffix --partial-dir --modify-window --compress-level ' +
        '--skip-compress --log-file-format --out-format --protocol --address --sockopts ' +
        '--info --debug --checksum-choice --cc --compress-choice --zc -M --remote-option ' +
        '--iconv --stop-after --stop-at --outbuf',
      read:
        '--exclude-from --include-from --files-from --password-file --compare-dest ' +
        '--copy-dest --link-dest --read-batch --config',
      write: '--log-file --write-batch --only-write-batch',
      write_tree: '--backup-dir -T --temp-dir',
    },
    operands: ['remote_copy*', 'remote_into'],
    tree: '-r --recursive -a --archive',
    variants: [
      { when: '--remove-source-files', operands: ['remote_move*', 'remote_into'] },
      { when: '--list-only', operands: ['remote_copy*'] },
    ],
  },
  {
    names: 'scp',
    source: 'https://man.openbsd.org/scp',
    options: { text: '-c -D -J -l -o -P -X', read: '-F -i', run: '-S' },
    operands: ['remote_copy*', 'remote_into'],
    tree: '-r',
  },
  {
    names: 'rcp pscp',
    source: 'https://linux.die.net/man/1/rcp',
    options: { text: '-P -l -pw -k', read: '-i' },
    operands: ['remote_copy*', 'remote_into'],
    tree: '-r',
  },
  {
    names: 'sftp psftp',
    source: 'https://man.openbsd.org/sftp',
    stops: true,
    options: { text: '-B -c -D -J -l -o -P -R -S -s -X', read: '-b -F -i' },
    operands: ['host_send', 'any*'],
  },
  {
    names: 'rclone',
    source: 'https://rclone.org/commands/',
    options: {
      read: '--config --files-from --include-from --exclude-from --filter-from',
      write: '--log-file',
      text: '--include --exclude --filter --transfers --checkers --bwlimit -P --max-age --min-age',
    },
    commands: {
      'copy sync copyto bisync': { operands: ['remote_copy*', 'remote_into'], tree: true },
      'move moveto': { operands: ['remote_move*', 'remote_into'], tree: true },
      'ls lsl lsd lsf lsjson cat md5sum sha1sum size tree check': { operands: ['remote_copy*'], tree: true },
      'delete purge rmdir rmdirs deletefile cleanup': { operands: ['delete_tree*'] },
      'config listremotes version about': { operands: ['text*'] },
    },
  },
  {
    names: 'rename prename file-rename perl-rename',
    source: 'https://man7.org/linux/man-pages/man1/rename.1.html',
    options: { text: '-e --expr -E' },
    // There are two programs of this name: one takes an expression, the other two texts, before the files.
    operands: ['text', 'any*'],
  },
  { names: 'mmv zmv qmv qcp vidir mcp', source: 'https://linux.die.net/man/1/mmv', operands: ['any*'] },
  {
    names: 'dcp pax',
    source: 'https://man7.org/linux/man-pages/man1/pax.1p.html',
    options: { text: '-b -B -E -o -p -s -t -U -G -T -x', read: '-f' },
    operands: ['any*'],
  },
  { names: 'unison', source: 'https://www.cis.upenn.edu/~bcpierce/unison/', style: 'single_dash', operands: ['any*'] },
  {
    names: 'mcopy mdel mdir mtype',
    source: 'https://www.gnu.org/software/mtools/manual/mtools.html',
    options: { edit: '-i' },
    operands: ['any*'],
  },
  {
    names: 'stow',
    source: 'https://www.gnu.org/software/stow/manual/stow.html',
    options: { folder: '-d --dir', write_tree: '-t --target' },
    operands: ['read_tree*'],
    implied: [{ role: 'write_tree', word: '..', unless: '-t --target' }],
  },
]
