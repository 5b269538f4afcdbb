import type { ProgramRow } from '../program-row.ts'

/** Programs that fetch and send over HTTP and FTP; `download` names what they keep. */
export const downloads: readonly ProgramRow[] = [
  {
    names: 'curl',
    source: 'https://curl.se/docs/manpage.html',
    options: {
      text:
        '-A --user-agent --abstract-unix-socket --aws-sigv4 --cert-type --ciphers ' +
        '--connect-timeout --connect-to -C --continue-at --create-file-mode --curves ' +
        '--data-raw --delegation --dns-interface --dns-ipv4-addr --dns-ipv6-addr ' +
        '--dns-servers --engine --expect100-timeout --form-string --ftp-account ' +
        '--ftp-alternative-to-user --ftp-method -P --ftp-port --ftp-ssl-ccc-mode ' +
        '--happy-eyeballs-timeout-ms -h --help --hostpubmd5 --hostpubsha256 --interface ' +
        '--keepalive-time --key-type --krb --limit-rate --local-port --login-options ' +
        '--mail-auth --mail-from --max-filesize --max-redirs -m --max-time --noproxy ' +
        '--oauth2-bearer --parallel-max --pass --pinnedpubkey --proto --proto-default ' +
        '--proto-redir --proxy-cert-type --proxy-ciphers --proxy-key-type --proxy-pass ' +
        '--proxy-pinnedpubkey --proxy-service-name --proxy-tls13-ciphers --proxy-tlsauthtype ' +
        '--proxy-tlspassword --proxy-tlsuser -U --proxy-user -Q --quote -r --range --rate -e ' +
        '--referer -X --request --request-target --resolve --retry --retry-delay ' +
        '--retry-max-time --sasl-authzid --service-name --socks5-gssapi-service -Y ' +
        '--speed-limit -y --speed-time -t --telnet-option --tftp-blksize -z --time-cond ' +
        '--tls-max --tls13-ciphers --tlsauthtype --tlspassword --tlsuser -u --user -w ' +
        '--write-out',
      read:
        '--cacert --capath --crlfile -E --cert --key --pubkey --netrc-file --proxy-cacert ' +
        '--proxy-capath --proxy-cert --proxy-crlfile --proxy-key --random-file --egd-file ' +
        '--etag-compare -K --config -T --upload-file --unix-socket -b --cookie',
      write: '-o --output -c --cookie-jar -D --dump-header --etag-save --libcurl --stderr --trace ' + '--trace-ascii',
      edit: '--hsts --alt-svc',
      at_read: '-d --data --data-ascii --data-binary --json -H --header --proxy-header --url-query',
      form_read: '-F --form --data-urlencode',
      url: '--url --doh-url',
      host: '-x --proxy --preproxy --proxy1.0 --socks4 --socks4a --socks5 --socks5-hostname',
      address: '--mail-rcpt',
      download_folder: '--output-dir',
    },
    operands: ['url*'],
    variants: [
      {
        when:
          '-T --upload-file -d --data --data-ascii --data-binary --data-raw --data-urlencode ' +
          '--json -F --form --form-string',
        options: { url_send: '--url' },
        operands: ['url_send*'],
      },
    ],
    download: '-O --remote-name --remote-name-all -J --remote-header-name',
  },
  {
    names: 'wget wget2',
    source: 'https://www.gnu.org/software/wget/manual/wget.html',
    options: {
      text:
        '-e --execute --report-speed -t --tries --retry-on-http-error --start-pos --progress ' +
        '-T --timeout --dns-timeout --connect-timeout --read-timeout -w --wait --waitretry -Q ' +
        '--quota --bind-address --limit-rate --restrict-file-names --prefer-family --user ' +
        '--password --use-askpass --local-encoding --remote-encoding --cut-dirs --http-user ' +
        '--http-password --default-page --header --compression --proxy-user --proxy-password ' +
        '--referer -U --user-agent --post-data --method --body-data --secure-protocol ' +
        '--certificate-type --private-key-type --ciphers --ftp-user --ftp-password ' +
        '--warc-header --warc-max-size -l --level --backups -A --accept -R --reject ' +
        '--accept-regex --reject-regex --regex-type -D --domains --exclude-domains ' +
        '--follow-tags --ignore-tags -I --include-directories -X --exclude-directories',
      read:
        '-i --input-file --config --load-cookies --post-file --body-file --certificate ' +
        '--private-key --ca-certificate --ca-directory --crl-file --warc-dedup',
      write: '-o --output-file -a --append-output -O --output-document --rejected-log ' + '--save-cookies --hsts-file',
      prefix: '--warc-file',
      url: '-B --base',
      download_folder: '-P --directory-prefix',
    },
    operands: ['url*'],
    variants: [{ when: '--post-data --post-file --body-data --body-file', operands: ['url_send*'] }],
    download: true,
    downloadUnless: '-O --output-document --spider',
  },
  {
    names: 'aria2c axel',
    source: 'https://aria2.github.io/manual/en/html/aria2c.html',
    options: {
      text:
        '-s --split -x --max-connection-per-server -j --max-concurrent-downloads -k ' +
        '--min-split-size -n -m --max-tries -U --user-agent --header --http-user ' +
        '--http-passwd --max-download-limit --seed-time',
      read: '-i --input-file --load-cookies --conf-path -T --torrent-file',
      write: '-o --out -l --log',
      download_folder: '-d --dir',
    },
    operands: ['url*'],
    download: true,
    downloadUnless: '-o --out',
  },
  {
    names: 'http https xh xhs',
    source: 'https://httpie.io/docs/cli',
    options: {
      text: '-a --auth -A --auth-type --timeout --session -p --print --style -s --verify --proxy ' + '--max-redirects',
      write: '-o --output',
      read: '--cert --cert-key',
    },
    operands: ['any*'],
  },
  {
    names: 'lynx w3m links elinks browsh',
    source: 'https://lynx.invisible-island.net/',
    style: 'single_dash',
    options: { read: '-cfg -lss', text: '-width -auth -T -cols -O -I' },
    operands: ['url_or_read*'],
  },
  {
    names: 'lwp-request GET HEAD POST lwp-download',
    source: 'https://metacpan.org/dist/libwww-perl/view/bin/lwp-request',
    options: { text: '-m -c -H -C -t -b -o' },
    operands: ['url*'],
  },
  {
    names: 'httpx ab siege wrk hey vegeta k6 bombardier oha',
    source: 'https://httpd.apache.org/docs/2.4/programs/ab.html',
    options: { text: '-n -c -t -H -A -C -T -d -r -s -k -m -i', read: '-p -u -f -l' },
    operands: ['url*'],
  },
  {
    names: 'yt-dlp youtube-dl ytmdl you-get gallery-dl instaloader',
    source: 'https://github.com/yt-dlp/yt-dlp',
    options: {
      text: '-f --format -r --limit-rate --playlist-items --audio-format --sub-lang -u --username ' + '-p --password',
      write: '-o --output',
      write_tree: '-P --paths',
      read: '--cookies --config-location -a --batch-file',
    },
    operands: ['url*'],
    implied: [
      {
        role: 'write_tree',
        word: '.',
        unless: '-o --output -P --paths -j -J --dump-json -g --get-url -F --list-formats',
      },
    ],
  },
  {
    names: 'firefox chromium chromium-browser google-chrome chrome brave surf',
    source: 'https://wiki.mozilla.org/Firefox/CommandLineOptions',
    options: { write: '--screenshot --print-to-pdf', text: '-P --window-size', edit_tree: '--user-data-dir --profile' },
    operands: ['url_or_read*'],
  },
  {
    names: 'ftp lftp ncftp tftp',
    source: 'https://lftp.yar.ru/lftp-man.html',
    stops: true,
    options: { text: '-u -p -P -c -m', ends: '-e', read: '-f', write: '-o' },
    operands: ['url_host', 'any*'],
  },
  {
    names: 'snarf fetch',
    source: 'https://man.freebsd.org/cgi/man.cgi?query=fetch',
    options: { write: '-o', text: '-T -w -N -B -S -h -i' },
    operands: ['url*'],
    download: true,
    downloadUnless: '-o',
  },
]
