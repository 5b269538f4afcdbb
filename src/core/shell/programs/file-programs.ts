import { gnu, type OptionGrammar } from '../option-grammar.ts'
import type { ProgramModel } from './program-model.ts'

const coreutils = 'https://www.gnu.org/software/coreutils/manual/coreutils.html'

function row(names: string, options: OptionGrammar, source = coreutils): ProgramModel {
  return { names: names.split(' '), options, source }
}

/** Programs of files and text that start nothing: only their options are known. */
export const filePrograms: readonly ProgramModel[] = [
  row('rm', gnu('dfiIrRvPWx',
    'force interactive:: one-file-system no-preserve-root preserve-root:: recursive dir verbose help version')),
  row('rmdir', gnu('pv', 'ignore-fail-on-non-empty parents verbose help version')),
  row('unlink', gnu('', 'help version')),
  row('shred', gnu('fn:s:uvxz', 'force iterations: random-source: size: remove:: verbose exact zero help version')),
  row('cp', gnu('abdfiHlLnPpRrsS:t:TuvxZ',
    'archive attributes-only backup:: copy-contents debug force interactive link dereference no-clobber ' +
      'no-dereference preserve:: no-preserve: parents recursive reflink:: remove-destination sparse: ' +
      'strip-trailing-slashes symbolic-link suffix: target-directory: no-target-directory update:: verbose ' +
      'keep-directory-symlink one-file-system context:: help version')),
  row('mv', gnu('bfinS:t:TuvZ',
    'backup:: debug exchange force interactive no-clobber no-copy strip-trailing-slashes suffix: ' +
      'target-directory: no-target-directory update:: verbose context help version')),
  row('ln', gnu('bdFfiLnPrsS:t:Tv',
    'backup:: directory force interactive logical no-dereference physical relative symbolic suffix: ' +
      'target-directory: no-target-directory verbose help version')),
  row('mkdir', gnu('m:pvZ', 'mode: parents verbose context:: help version')),
  row('touch', gnu('acd:fhmr:t:', 'no-create date: no-dereference reference: time: help version')),
  row('chmod', gnu('cfvRHLPh',
    'changes silent quiet verbose no-preserve-root preserve-root reference: recursive dereference ' +
      'no-dereference help version')),
  row('chown chgrp', gnu('cfvhRHLP',
    'changes silent quiet verbose dereference no-dereference from: no-preserve-root preserve-root reference: ' +
      'recursive help version')),
  row('ls dir vdir', gnu('aAbBcCdDfFgGhHiI:klLmnNopqQrRsStT:uUvw:xXZ1',
    'all almost-all author block-size: color:: directory dired escape file-type classify:: format: full-time ' +
      'group-directories-first no-group human-readable si dereference dereference-command-line ' +
      'dereference-command-line-symlink-to-dir hide: hyperlink:: indicator-style: inode ignore: kibibytes literal ' +
      'numeric-uid-gid hide-control-chars show-control-chars quote-name quoting-style: reverse recursive size ' +
      'sort: time: time-style: tabsize: width: context zero ignore-backups help version')),
  row('cat', gnu('AbeEnstTuv',
    'show-all number-nonblank show-ends number squeeze-blank show-tabs show-nonprinting help version')),
  row('head', gnu('c:n:qvz0123456789', 'bytes: lines: quiet silent verbose zero-terminated help version')),
  row('tail', gnu('c:fFn:qs:vz0123456789',
    'bytes: follow:: lines: max-unchanged-stats: pid: quiet silent retry sleep-interval: verbose ' +
      'zero-terminated help version')),
  row('wc', gnu('cmlLw', 'bytes chars lines files0-from: max-line-length words total: help version')),
  row('tee', gnu('aip', 'append ignore-interrupts output-error:: help version')),
  row('cut', gnu('b:c:d:f:ns:z',
    'bytes: characters: delimiter: fields: complement only-delimited output-delimiter: zero-terminated help ' +
      'version')),
  row('uniq', gnu('cdDf:is:uzw:',
    'count repeated all-repeated:: skip-fields: group:: ignore-case skip-chars: unique zero-terminated ' +
      'check-chars: help version')),
  row('dd', gnu('', 'help version')),
  row('truncate', gnu('cor:s:', 'no-create io-blocks reference: size: help version')),
  row('install', gnu('bcCdDg:m:o:pst:TvS:Z',
    'backup:: compare directory group: mode: owner: preserve-timestamps strip strip-program: suffix: ' +
      'target-directory: no-target-directory verbose preserve-context context:: debug help version')),
  row('du', gnu('0aB:bcDd:hHklLmPsSt:xX:',
    'null all apparent-size block-size: bytes total dereference-args max-depth: files0-from: human-readable ' +
      'inodes dereference no-dereference separate-dirs si summarize threshold: time:: time-style: exclude-from: ' +
      'exclude: one-file-system help version')),
  row('df', gnu('aB:hHiklPt:Tvx:',
    'all block-size: human-readable si inodes local no-sync output:: portability sync total type: print-type ' +
      'exclude-type: help version')),
  row(
    'grep egrep fgrep rgrep zgrep',
    gnu('A:B:C:D:d:e:f:m:EFGPHILRTUVabchilnoqrsuvwxyz0123456789',
      'after-context: before-context: context: devices: directories: regexp: file: max-count: extended-regexp ' +
        'fixed-strings basic-regexp perl-regexp with-filename files-without-match dereference-recursive ' +
        'initial-tab binary unix-byte-offsets version text byte-offset count no-filename ignore-case ' +
        'no-ignore-case files-with-matches line-number only-matching quiet silent recursive no-messages ' +
        'invert-match word-regexp line-regexp null null-data binary-files: color:: colour:: exclude: ' +
        'exclude-from: exclude-dir: include: label: line-buffered help'),
    'https://www.gnu.org/software/grep/manual/grep.html',
  ),
  row('tr', gnu('cCdst', 'complement delete squeeze-repeats truncate-set1 help version')),
  row('diff', gnu('abBcC:dD:eE:fF:hiI:lL:nNpPqrS:stTuU:vwW:x:X:yZ0123456789',
    'brief recursive unified:: context:: exclude: exclude-from: label: ignore-case side-by-side width: new-file ' +
      'report-identical-files from-file: to-file: color:: text starting-file: ignore-matching-lines: ' +
      'no-dereference'), 'https://www.gnu.org/software/diffutils/manual/diffutils.html'),
  row('kill pkill killall', gnu('s:l::Lq:nu:g:P:t:xfv', 'signal: list:: table queue: exact full'), 'https://man7.org/linux/man-pages/man1/kill.1.html'),
  row('scp', gnu('346ABCOpqRrsTvc:D:F:i:J:l:o:P:S:X:'), 'https://man.openbsd.org/scp'),
  row(
    'curl',
    gnu('012346aA:b:Bc:C:d:D:e:E:fF:gGhH:iIjJkK:lLm:MnNo:OpP:qQ:r:RsSt:T:u:U:vVw:x:X:y:Y:z:Z#',
      'data: data-raw: data-binary: data-urlencode: data-ascii: json: form: form-string: header: request: ' +
        'output: output-dir: url: user: user-agent: cookie: cookie-jar: proxy: proxy-user: upload-file: max-time: ' +
        'connect-timeout: retry: retry-delay: retry-max-time: cacert: capath: cert: key: cert-type: key-type: ' +
        'config: resolve: referer: range: write-out: dump-header: interface: limit-rate: max-redirs: ' +
        'max-filesize: connect-to: unix-socket: abstract-unix-socket: netrc-file: oauth2-bearer: aws-sigv4: ' +
        'engine: ciphers: tls-max: dns-servers: doh-url: mail-from: mail-rcpt: continue-at: time-cond: quote: ' +
        'socks5: socks5-hostname: socks4: preproxy: noproxy: trace: trace-ascii: stderr: variable: expand-url: ' +
        'fail silent show-error location insecure compressed include head remote-name remote-name-all ' +
        'remote-header-name create-dirs get verbose globoff ipv4 ipv6 parallel path-as-is netrc anyauth basic ' +
        'digest negotiate ntlm http1.0 http1.1 http2 tlsv1.2 tlsv1.3 progress-bar no-buffer'),
    'https://curl.se/docs/manpage.html',
  ),
]
