import type { ProgramRow } from '../program-row.ts'

/** Compilers, cryptography, pictures and sound: one file becomes another. */
export const making: readonly ProgramRow[] = [
  {
    names: 'gcc g++ cc c++ c89 c99 clang clang++ cpp gfortran nvcc tcc emcc',
    source: 'https://gcc.gnu.org/onlinedocs/gcc/Option-Summary.html',
    isVersioned: true,
    options: {
      write: '-o -MF -dumpdir -save-temps',
      read_tree: '-I -L -isystem -iquote -idirafter -B --sysroot -isysroot',
      read: '-include -imacros -T',
      text: '-D -U -x -l -std -MT -MQ -Xlinker -Xpreprocessor -Xassembler -arch -target ' + '-framework -z -u -A',
      attached: '-W -f -m -O -g -d',
    },
    operands: ['read*'],
    implied: [{ role: 'write', word: 'a.out', unless: '-o -c -S -E -M -MM -fsyntax-only --version -v' }],
  },
  {
    names: 'ld gold lld as nasm yasm ranlib strip objcopy',
    source: 'https://sourceware.org/binutils/docs/',
    options: {
      write: '-o --output -l -Map',
      read_tree: '-L -I',
      read: '-T --script',
      text: '-f -e --entry -m -O -R -j -N -K',
    },
    operands: ['edit*'],
  },
  {
    names: 'javac scalac kotlinc ghc rustc gnatmake fpc dmd ldc2 solc protoc flex lex bison yacc',
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/javac.html',
    style: 'single_dash',
    options: {
      write: '-o --output',
      write_tree: '-d -outdir --out-dir -odir -hidir',
      read_tree: '-cp -classpath --class-path -I -L -sourcepath',
      text: '-source -target --release --edition --crate-type -C -O -l -main-is',
    },
    operands: ['read*'],
  },
  {
    names:
      'pdflatex latex xelatex lualatex tex latexmk bibtex groff troff nroff typst ' +
      'asciidoctor sphinx-build mkdocs hugo jekyll',
    source: 'https://texdoc.org/serve/pdftex/0',
    options: {
      write_tree: '-output-directory --output-directory -outdir -d --destination',
      text: '-interaction -jobname -m -T -b',
      write: '-o',
    },
    operands: ['read', 'any*'],
  },
  {
    names: 'openssl libressl',
    source: 'https://docs.openssl.org/master/man1/',
    style: 'single_dash',
    options: {
      read:
        '-in -inkey -key -cert -CA -CAkey -CAfile -config -extfile -certfile -untrusted ' +
        '-trusted -verify_certs -signature -sigfile -verify -prverify -sign -rand -oid ' +
        '-content -signer -recip -cert_chain -chain -crl -dhparam -peerkey -kdfopt-file',
      read_tree: '-CApath',
      write: '-out -keyout -writerand -signout -CAserial -outdir',
      named_source: '-pass -passin -passout',
      text:
        '-k -K -iv -S -subj -days -inform -outform -keyform -newkey -md -name -addext ' +
        '-extensions -reqexts -set_serial -pkeyopt -algorithm -iter -servername -starttls ' +
        '-showcerts-depth -cipher -ciphersuites -curves -tls -alpn -macopt -mac -hmac ' +
        '-checkend -nameopt -certopt',
      edit: '-sess_out',
      url: '-url',
      host: '-connect -proxy -host',
      // The file with the password.
      pattern_file: '-kfile -sess_in',
    },
    operands: ['text', 'any*'],
  },
  {
    names: 'gpg gpg2 gpgv gpgsm',
    source: 'https://www.gnupg.org/documentation/manuals/gnupg/Invoking-GPG.html',
    options: {
      write: '-o --output --log-file --status-file',
      read: '--passphrase-file --options --keyring --secret-keyring --trustdb-name ' + '--primary-keyring',
      edit_tree: '--homedir',
      text:
        '-r --recipient -R --hidden-recipient -u --local-user --default-key --encrypt-to ' +
        '--passphrase --passphrase-fd --status-fd --command-fd --cipher-algo --digest-algo ' +
        '--compress-algo --s2k-mode --trust-model --pinentry-mode --comment --armor-comment ' +
        '--set-filename --batch-size --expert-mode -z --compress-level',
      host: '--keyserver',
    },
    operands: ['read*'],
    variants: [
      {
        when:
          '--recv-keys --search-keys --list-keys -k --list-secret-keys -K --delete-keys ' +
          '--delete-secret-keys --export --export-secret-keys -a-export --edit-key ' +
          '--fingerprint --gen-key --full-generate-key --quick-generate-key --sign-key ' +
          '--send-keys --refresh-keys',
        operands: ['text*'],
      },
    ],
  },
  {
    names: 'age rage',
    source: 'https://github.com/FiloSottile/age',
    options: { write: '-o --output', read: '-i --identity -R --recipients-file', text: '-r --recipient -j' },
    operands: ['read*'],
  },
  {
    names: 'age-keygen minisign signify ccrypt mcrypt aescrypt ccencrypt ccdecrypt',
    source: 'https://github.com/FiloSottile/age',
    options: { write: '-o --output' },
    operands: ['edit*'],
  },
  {
    names: 'sops ansible-vault-edit gopass pass pass-otp keepassxc-cli bw op rbw',
    source: 'https://github.com/getsops/sops',
    operands: ['any*'],
  },
  {
    names: 'keytool certbot mkcert certutil cfssl step',
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/keytool.html',
    operands: ['any*'],
  },
  {
    names: 'htpasswd',
    source: 'https://httpd.apache.org/docs/2.4/programs/htpasswd.html',
    options: { text: '-C -r' },
    operands: ['edit', 'text*'],
    variants: [{ when: '-n', operands: ['text*'] }],
  },
  {
    names: 'ffmpeg avconv ffplay mplayer mpv vlc cvlc',
    source: 'https://ffmpeg.org/ffmpeg.html',
    style: 'single_dash',
    options: {
      read: '-i -filter_script -attach',
      text:
        '-f -c -codec -c:v -c:a -vcodec -acodec -b -b:v -b:a -r -s -ss -t -to -map -vf -af ' +
        '-filter_complex -preset -crf -ac -ar -vn-q -q:v -q:a -loglevel -v -metadata -pix_fmt ' +
        '-aspect -frames:v -vframes -itsoffset -loop -threads -profile:v -movflags -qscale ' +
        '-vol -ao -vo',
    },
    operands: ['edit*'],
  },
  {
    names: 'convert magick mogrify montage composite compare gm',
    source: 'https://imagemagick.org/script/command-line-options.php',
    style: 'single_dash',
    options: {
      text:
        '-resize -quality -crop -rotate -density -geometry -gravity -fill -pointsize -font ' +
        '-draw -annotate -background -format -depth -colorspace -blur -threshold -thumbnail ' +
        '-delay -loop -size -border -fuzz -tile -label -compress -alpha -channel',
      write_tree: '-path',
      write: '-write',
    },
    operands: ['edit*'],
  },
  {
    names:
      'sox play rec lame flac oggenc oggdec opusenc optipng oxipng pngquant jpegoptim cwebp ' +
      'gifsicle inkscape rsvg-convert dot neato circo twopi fdp qrencode',
    source: 'https://sourceforge.net/projects/sox/',
    options: { write: '-o --output --export-filename --out', text: '-t -r -b -c -e -q -T -K -G -N -E -w -h -d -s' },
    operands: ['edit*'],
  },
  {
    names:
      'pdftotext pdftoppm pdfimages pdfunite pdfseparate pdftk qpdf gs ps2pdf pdftocairo ' +
      'mutool tesseract wkhtmltopdf libreoffice soffice a2ps enscript lp lpr cups-config',
    source: 'https://manpages.debian.org/pdftotext',
    options: {
      text: '-f -l -r -x -y -W -H -e -d -P -n -opw -upw --convert-to',
      write: '-o -sOutputFile',
      write_tree: '--outdir',
    },
    operands: ['edit*'],
  },
]
