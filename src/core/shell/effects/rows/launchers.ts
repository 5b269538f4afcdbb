import type { ProgramRow } from '../program-row.ts'

const page = (section: number, name: string): string =>
  `https://man7.org/linux/man-pages/man${section}/${name}.${section}.html`

/** Programs that start another: it is a program of its own for the shell reader, so only their own words count. */
export const launchers: readonly ProgramRow[] = [
  {
    names: 'env',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/env-invocation.html',
    stops: true,
    options: { text: '-u --unset -C --chdir -S --split-string -a --argv0 -P', read: '-f --file' },
    operands: ['text*'],
  },
  {
    names: 'sudo doas su runuser pkexec gosu su-exec',
    source: 'https://www.sudo.ws/docs/man/sudo.man/',
    stops: true,
    options: {
      text:
        '-u --user -g --group -h --host -p --prompt -C --close-from -r --role -t --type -T ' +
        '--command-timeout -U --other-user -D --chdir -R --chroot -c --command -s --shell -G',
      read: '--askpass',
    },
    operands: ['text*'],
  },
  {
    names: 'sudoedit visudo vipw vigr',
    source: 'https://www.sudo.ws/docs/man/sudo.man/',
    options: { edit: '-f', text: '-u --user -g --group' },
    operands: ['edit*'],
  },
  {
    names: 'xargs gxargs',
    source: 'https://www.gnu.org/software/findutils/manual/html_node/find_html/xargs-options.html',
    stops: true,
    options: {
      read: '-a --arg-file',
      text:
        '-d --delimiter -E -I -L --max-lines -n --max-args -P --max-procs --process-slot-var ' + '-s --max-chars -J -R',
      attached: '-e --eof -i --replace -l',
    },
    operands: ['text*'],
  },
  {
    names: 'parallel',
    source: 'https://www.gnu.org/software/parallel/man.html',
    stops: true,
    options: {
      read: '-a --arg-file --sshloginfile',
      write: '--joblog',
      write_tree: '--results --tmpdir',
      text:
        '-j --jobs -N -n -S --sshlogin -I -d --delimiter -C --colsep --delay --timeout ' +
        '--retries --load --block -L -s --basefile --transferfile',
    },
    operands: ['text*'],
  },
  {
    names: 'nohup',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/nohup-invocation.html',
    stops: true,
    operands: ['text*'],
    implied: [{ role: 'write', word: 'nohup.out' }],
  },
  {
    names:
      'nice ionice chrt taskset renice setsid stdbuf unbuffer timeout gtimeout cpulimit ' +
      'prlimit setarch linux32 linux64 numactl eatmydata faketime fakeroot proot ' +
      'dbus-run-session systemd-run systemd-inhibit caffeinate chronic ifne chpst setpriv ' +
      'setuidgid softlimit envdir tsocks proxychains proxychains4 torsocks torify',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/nice-invocation.html',
    stops: true,
    options: {
      text:
        '-n --adjustment -c --class -p --pid -P -u -k --kill-after -s --signal -i --input -o ' +
        '--output -e --error -l --limit -t --unit --uid --gid --property',
      read: '-f',
    },
    operands: ['text*'],
  },
  {
    names: 'time gtime',
    source: page(1, 'time'),
    stops: true,
    options: { text: '-f --format', write: '-o --output' },
    operands: ['text*'],
  },
  {
    names: 'strace ltrace dtruss ktrace perf',
    source: page(1, 'strace'),
    stops: true,
    options: {
      write: '-o --output',
      text: '-e --trace -p --attach -s --string-limit -u --user -a -b -E -I -O -P -S -U -X',
    },
    operands: ['text*'],
  },
  {
    names: 'valgrind',
    source: 'https://valgrind.org/docs/manual/manual-core.html',
    stops: true,
    options: {
      write: '--log-file --xml-file',
      text: '--tool --leak-check --track-origins --show-leak-kinds',
      read: '--suppressions',
    },
    operands: ['run', 'any*'],
  },
  {
    names: 'script scriptreplay',
    source: page(1, 'script'),
    options: {
      text: '-c --command -E --echo -m --logging-format -o --output-limit',
      write: '-I --log-in -O --log-out -B --log-io -T --log-timing',
      attached: '-t --timing',
    },
    operands: ['write'],
  },
  {
    names: 'watch entr',
    source: page(1, 'watch'),
    stops: true,
    options: { text: '-n --interval -d --differences -q --equexit -s --shotsdir' },
    operands: ['text*'],
  },
  {
    names: 'flock',
    source: page(1, 'flock'),
    stops: true,
    options: { text: '-w --timeout -E --conflict-exit-code -c --command' },
    operands: ['write', 'text*'],
  },
  {
    names: 'chroot unshare nsenter',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/chroot-invocation.html',
    stops: true,
    options: {
      text: '--groups --userspec -t --target -S --setuid -G --setgid',
      folder: '-w --wd',
      read_tree: '-R --root',
    },
    operands: ['read_tree', 'text*'],
  },
  {
    names: 'busybox toybox',
    source: 'https://busybox.net/downloads/BusyBox.html',
    style: 'plain',
    operands: ['text*'],
  },
  {
    names: 'screen tmux byobu zellij abduco dtach',
    source: 'https://man.openbsd.org/tmux',
    stops: true,
    options: { read: '-f', edit: '-S', text: '-L -c -T -t -s -r -d -x -h -p', write: '-Logfile' },
    operands: ['text*'],
  },
  {
    names: 'xterm gnome-terminal konsole xfce4-terminal alacritty kitty foot wezterm',
    source: 'https://invisible-island.net/xterm/manpage/xterm.html',
    style: 'single_dash',
    options: { text: '-e -T -title -geometry -fa -fs -bg -fg', folder: '--working-directory' },
    operands: ['text*'],
  },
  {
    names: 'dotenv dotenvx dotenv-cli env-cmd',
    source: 'https://github.com/bkeepers/dotenv',
    stops: true,
    options: { read: '-f --file -e --env-file', text: '-v -p' },
    operands: ['text*'],
    implied: [{ role: 'read', word: '.env', unless: '-f --file -e --env-file' }],
  },
  {
    names: 'direnv',
    source: 'https://direnv.net/man/direnv.1.html',
    commands: {
      exec: { stops: true, operands: ['read', 'text*'] },
      'allow permit grant deny edit revoke': { operands: ['edit'], implied: [{ role: 'read', word: '.envrc' }] },
      dotenv: {
        operands: ['text', 'read'],
        variants: [{ atMost: 1, operands: ['text'], implied: [{ role: 'read', word: '.env' }] }],
      },
    },
    otherwise: { operands: ['text*'] },
  },
]
