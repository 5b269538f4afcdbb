import type { ProgramRow } from '../program-row.ts'

const BASH = 'https://www.gnu.org/software/bash/manual/html_node/Bash-Builtins.html'

/** Builtins of shells, and programs whose words are text, numbers and names, and never a file. */
export const builtins: readonly ProgramRow[] = [
  {
    names:
      ': true false echo printf print test [ [[ expr let seq yes sleep basename dirname ' +
      'pathchk factor exit return break continue shift logout times',
    source: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html',
    style: 'plain',
    operands: ['text*'],
  },
  {
    names:
      'cd pwd pushd popd dirs export unset set readonly declare typeset local alias unalias ' +
      'shopt umask ulimit hash type getopts wait jobs bg fg disown caller enable builtin ' +
      'command exec eval trap complete compgen compopt bind coproc rehash setopt unsetopt ' +
      'autoload zmodload zstyle bindkey whence vared limit',
    source: BASH,
    style: 'plain',
    operands: ['text*'],
  },
  {
    names: 'read mapfile readarray',
    source: BASH,
    options: { text: '-a -d -i -n -N -p -t -u -C -c -O -s' },
    operands: ['text*'],
  },
  {
    names: 'history fc',
    source: BASH,
    options: { attached: '-d', text: '-e -p -s' },
    operands: ['write'],
    implied: [{ role: 'read', word: '~/.bash_history', unless: '-c -w -a' }],
  },
  {
    names:
      'logger wall write mesg say espeak notify-send zenity kdialog dialog whiptail ' + 'xmessage beep dunstify ntfy',
    source: 'https://man7.org/linux/man-pages/man1/logger.1.html',
    options: {
      read: '-f --file',
      text: '-t --tag -p --priority -i --icon -u --urgency -a --app-name -h --hint -c --category',
    },
    operands: ['text*'],
  },
  {
    names:
      'cal ncal gcal units qalc cmatrix asciiquarium tput clear reset tset stty tty setterm ' + 'hr loadkeys showkey',
    source: 'https://man7.org/linux/man-pages/man1/cal.1.html',
    options: { read: '-f --file -F' },
    operands: ['text*'],
  },
  {
    names: 'date gdate',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/date-invocation.html',
    hasPlus: true,
    options: { text: '-d --date -s --set -v -j -I --iso-8601 --rfc-3339', read: '-f --file -r --reference' },
    operands: ['text*'],
    variants: [{ when: '-I', options: { attached: '-I --iso-8601' } }],
  },
  {
    names: 'pbcopy pbpaste xclip xsel wl-copy wl-paste clip copyq',
    source: 'https://github.com/astrand/xclip',
    style: 'single_dash',
    options: { text: '-selection -sel -t -target -display -d -l -loops' },
    operands: ['read*'],
  },
  {
    names: 'tldr man info help cheat pinfo',
    source: 'https://man7.org/linux/man-pages/man1/man.1.html',
    options: {
      read: '-C --config-file -l --local-file',
      text: '-S -s --sections -L --locale -m --systems -M --manpath -R --recode -e -P --pager -p ' + '-E -r -k -K',
    },
    operands: ['package*'],
  },
]
