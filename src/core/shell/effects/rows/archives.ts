import type { ProgramRow } from '../program-row.ts'

/** Programs that pack, unpack and press files. */
export const archives: readonly ProgramRow[] = [
  {
    names: 'tar bsdtar gtar star',
    source: 'https://www.gnu.org/software/tar/manual/html_node/All-Options.html',
    isBundled: true,
    folderOfOperands: true,
    options: {
      any: '-f --file',
      folder: '-C --directory --cd',
      text:
        '-b --blocking-factor -F --info-script -L --tape-length -H --format -V --label -I ' +
        '--use-compress-program -K --starting-file -N --newer --after-date --newer-mtime ' +
        '--suffix --strip-components --transform --xform --exclude --exclude-tag ' +
        '--exclude-tag-all --exclude-tag-under --exclude-caches --group --owner --mode ' +
        '--mtime --sort --checkpoint-action --index-file --quoting-style --quote-chars ' +
        '--record-size --to-command --warning --rmt-command --rsh-command --level ' +
        '--hole-detection --sparse-version -s',
      read: '-T --files-from -X --exclude-from --exclude-ignore --owner-map --group-map ' + '--add-file --volno-file',
      edit: '-g --listed-incremental',
      attached: '--backup --checkpoint --occurrence --totals --atime-preserve --one-top-level',
    },
    operands: ['read*'],
    tree: true,
    variants: [
      { when: '-c --create', options: { write: '-f --file' } },
      { when: '-r -u -A --append --update --catenate --concatenate', options: { edit: '-f --file' } },
      {
        when: '-x --extract --get',
        options: { read: '-f --file' },
        operands: ['text*'],
        implied: [{ role: 'write_tree', word: '.', unless: '-O --to-stdout' }],
      },
      { when: '-t --list', options: { read: '-f --file' }, operands: ['text*'] },
      { when: '-d --diff --compare', options: { read: '-f --file' } },
      { when: '--delete', options: { edit: '-f --file' }, operands: ['text*'] },
    ],
  },
  {
    names: 'zip',
    source: 'https://infozip.sourceforge.net/Zip.html',
    options: {
      text:
        '-b --temp-path -n --suffixes -P --password -s --split-size -t --from-date -tt ' +
        '--before-date -x --exclude -Z --compression-method -z --archive-comment',
      write: '-O --output-file --out -lf --logfile-path',
    },
    operands: ['edit', 'read*'],
    tree: '-r --recurse-paths -R --recurse-patterns',
    variants: [
      { when: '-m --move', operands: ['edit', 'consume*'] },
      { when: '-d --delete -T --test', operands: ['edit', 'text*'] },
    ],
  },
  {
    names: 'unzip',
    source: 'https://infozip.sourceforge.net/UnZip.html',
    options: { write_tree: '-d', text: '-P -x -I -O' },
    operands: ['read', 'text*'],
    implied: [{ role: 'write_tree', word: '.', unless: '-d' }],
    variants: [{ when: '-l -v -t -p -c -Z -z', implied: [] }],
  },
  {
    names: 'zipinfo zipgrep zipnote zipsplit',
    source: 'https://infozip.sourceforge.net/',
    options: { text: '-x -n -b' },
    operands: ['edit', 'any*'],
  },
  {
    names: 'gzip pigz bzip2 pbzip2 lbzip2 xz lzma lzip compress lz4 brotli zopfli bzip3 pixz',
    source: 'https://www.gnu.org/software/gzip/manual/gzip.html',
    options: {
      text:
        '-S --suffix -T --threads -p --processes -b --blocksize -F --format -C --check -M ' + '--memlimit --block-size',
      attached: '-q -w',
      write: '-o --output',
      read: '--files0',
    },
    operands: ['consume*'],
    tree: '-r --recursive',
    variants: [{ when: '-c --stdout --to-stdout -k --keep -l --list -t --test', operands: ['read*'] }],
  },
  {
    names: 'gunzip bunzip2 unxz unlzma uncompress unlz4 unpigz lunzip',
    source: 'https://www.gnu.org/software/gzip/manual/gzip.html',
    options: { text: '-S --suffix -T --threads -p --processes', write: '-o --output' },
    operands: ['consume*'],
    tree: '-r --recursive',
    variants: [{ when: '-c --stdout --to-stdout -k --keep -l --list -t --test', operands: ['read*'] }],
  },
  {
    names: 'zstd unzstd zstdmt pzstd',
    source: 'https://github.com/facebook/zstd/blob/dev/programs/zstd.1.md',
    options: {
      write: '-o',
      read: '-D --filelist --patch-from',
      text: '-T --threads -M --memory -B --format',
      write_tree: '--output-dir-flat --output-dir-mirror --trace',
    },
    operands: ['read*'],
    tree: '-r',
    variants: [{ when: '--rm', operands: ['consume*'] }],
  },
  {
    names: '7z 7za 7zr 7zz p7zip',
    source: 'https://7-zip.org/',
    options: { attached: '-m -p -t -x -i -w -r -s -v -y -a -u -l' },
    commands: {
      'a u rn': { operands: ['edit', 'read_tree*'] },
      'x e': {
        options: { write_tree: '-o', attached: '-m -p -t -x -i -w -r -y -a' },
        operands: ['read', 'text*'],
        implied: [{ role: 'write_tree', word: '.', unless: '-o' }],
      },
      'l t h i b': { operands: ['read', 'text*'] },
      d: { operands: ['edit', 'text*'] },
    },
  },
  {
    names: 'unrar',
    source: 'https://www.rarlab.com/rar_add.htm',
    commands: {
      'x e': { operands: ['read', 'write_tree'], implied: [{ role: 'write_tree', word: '.' }] },
      'l t v lb p vt': { operands: ['read', 'text*'] },
    },
  },
  {
    names: 'rar',
    source: 'https://www.rarlab.com/download.htm',
    commands: {
      'a u m f': { operands: ['edit', 'read_tree*'] },
      'x e': { operands: ['read', 'write_tree'], implied: [{ role: 'write_tree', word: '.' }] },
      'l t v lb p': { operands: ['read', 'text*'] },
    },
  },
  {
    names: 'unar unarchiver dtrx atool aunpack ouch lsar als',
    source: 'https://theunarchiver.com/command-line',
    options: { write_tree: '-o -output-directory --dir -X --extract-to', text: '-p -password -e -encoding' },
    operands: ['read*'],
    implied: [{ role: 'write_tree', word: '.' }],
  },
  {
    names: 'cpio',
    source: 'https://www.gnu.org/software/cpio/manual/cpio.html',
    options: {
      read: '-I -E --pattern-file',
      write: '-O',
      any: '-F --file',
      folder: '-D --directory',
      text: '-H --format -C --io-size -R --owner --block-size -M --message --rsh-command',
    },
    operands: ['write_tree*'],
    variants: [
      { when: '-t --list', operands: ['text*'] },
      {
        when: '-i --extract',
        operands: ['text*'],
        implied: [{ role: 'write_tree', word: '.', unless: '--to-stdout' }],
      },
    ],
  },
  {
    names: 'ar',
    source: 'https://sourceware.org/binutils/docs/binutils/ar.html',
    isBundled: true,
    options: { text: '--plugin --target' },
    operands: ['edit', 'read*'],
    variants: [
      { when: '-x', operands: ['read', 'write*'], implied: [{ role: 'write_tree', word: '.' }] },
      { when: '-t -p', operands: ['read', 'text*'] },
    ],
  },
  {
    names: 'jar',
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/jar.html',
    isBundled: true,
    options: { any: '-f --file', read: '-m --manifest', text: '-e --main-class --module-version', folder: '-C' },
    operands: ['read*'],
    tree: true,
    variants: [
      { when: '-c --create', options: { write: '-f --file' } },
      { when: '-u --update', options: { edit: '-f --file' } },
      {
        when: '-x --extract',
        options: { read: '-f --file' },
        operands: ['text*'],
        implied: [{ role: 'write_tree', word: '.' }],
      },
      { when: '-t --list', options: { read: '-f --file' }, operands: ['text*'] },
    ],
  },
  {
    names: 'shar',
    source: 'https://www.gnu.org/software/sharutils/manual/sharutils.html',
    options: { prefix: '-o --output-prefix', text: '-n -s -l -L -d' },
    operands: ['read*'],
  },
  {
    names: 'uuencode',
    source: 'https://man7.org/linux/man-pages/man1/uuencode.1p.html',
    operands: ['read', 'text'],
    variants: [{ atMost: 1, operands: ['text'] }],
  },
  {
    names: 'uudecode',
    source: 'https://man7.org/linux/man-pages/man1/uudecode.1p.html',
    options: { write: '-o --output-file' },
    operands: ['read*'],
    implied: [{ role: 'write_tree', word: '.', unless: '-o --output-file' }],
  },
  {
    names: 'mksquashfs genisoimage mkisofs xorrisofs',
    source: 'https://manpages.debian.org/mksquashfs',
    style: 'single_dash',
    options: { write: '-o', text: '-comp -b -V -e -A -volid', read: '-ef -sort' },
    operands: ['edit_tree*'],
  },
  {
    names: 'unsquashfs',
    source: 'https://manpages.debian.org/unsquashfs',
    options: { write_tree: '-d -dest', read: '-f' },
    operands: ['read', 'text*'],
    implied: [{ role: 'write_tree', word: 'squashfs-root', unless: '-d -dest' }],
  },
  {
    names: 'restic borg duplicity rdiff-backup bup',
    source: 'https://restic.readthedocs.io/en/stable/manual_rest.html',
    operands: ['any*'],
  },
]
