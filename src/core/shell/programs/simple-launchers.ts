import { type LaunchRule, readsInputBelow, runsShellIn, startsElsewhere, startsOperands, unlessGiven } from '../launch-rule.ts'
import { gnu, singleDash } from '../option-grammar.ts'
import type { ProgramModel } from './program-model.ts'

const man1 = (page: string): string => `https://man7.org/linux/man-pages/man1/${page}.1.html`
const man8 = (page: string): string => `https://man7.org/linux/man-pages/man8/${page}.8.html`

/** A launcher whose operands are a command, behind `skip` operands of its own. */
function row(names: string, short: string, long: string, skip: number, source: string, ...more: readonly LaunchRule[]): ProgramModel {
  return { names: names.split(' '), options: gnu(`+${short}`, long), starts: [startsOperands(skip), ...more], source }
}

/** Programs that run the rest of their words and do nothing else with them. */
export const simpleLaunchers: readonly ProgramModel[] = [
  row('nohup', '', 'help version', 0, man1('nohup')),
  row('setsid', 'cfwhV', 'ctty fork wait help version', 0, man1('setsid')),
  row('nice', 'n:0123456789', 'adjustment: help version', 0, man1('nice')),
  row('stdbuf', 'i:o:e:', 'input: output: error: help version', 0, man1('stdbuf')),
  row('timeout', 'fpk:s:v', 'foreground preserve-status kill-after: signal: verbose help version', 1, man1('timeout')),
  row('time', 'apvo:f:qV', 'append portability verbose output: format: quiet help version', 0, man1('time')),
  {
    ...row('ionice', 'c:n:p:P:u:th', 'class: classdata: pid: pgid: uid: ignore help version', 0, man1('ionice')),
    starts: [unlessGiven(['p', 'P', 'u', 'pid', 'pgid', 'uid'], startsOperands(0))],
  },
  {
    ...row('chrt', 'abdfimoprvT:P:D:RGUh',
      'all-tasks batch deadline fifo idle max other pid rr verbose sched-runtime: sched-period: sched-deadline: ' +
        'reset-on-fork ext help version',
      1, man1('chrt')),
    starts: [unlessGiven(['p', 'pid'], startsOperands(1))],
  },
  {
    ...row('taskset', 'acphV', 'all-tasks cpu-list pid help version', 1, man1('taskset')),
    starts: [unlessGiven(['p', 'pid'], startsOperands(1))],
  },
  row('setarch', 'B3FILRSTXZv',
    'pid: 32bit fdpic-funcptrs short-inode addr-compat-layout addr-no-randomize whole-seconds sticky-timeouts ' +
      'read-implies-exec mmap-page-zero 3gb 4gb uname-2.6 verbose list show help version',
    1, man8('setarch')),
  row('linux32 linux64 i386 i686 x86_64 uname26', 'B3FILRSTXZv', '', 0, man8('setarch')),
  {
    ...row('chroot', '', 'groups: userspec: skip-chdir help version', 1, man1('chroot')),
    starts: [startsElsewhere(1), readsInputBelow(1)],
  },
  {
    ...row('unshare', 'imnpuUCTfl:rcR:w:S:G:hV',
      'ipc:: mount:: net:: pid:: uts:: user:: cgroup:: time:: fork map-user: map-users: map-group: map-groups: ' +
        'map-auto map-subids map-root-user map-current-user propagation: setgroups: root: wd: setuid: setgid: ' +
        'kill-child:: keep-caps mount-proc:: mount-binfmt:: boottime: monotonic: load-interp: forward-signals ' +
        'owner: help version',
      0, man1('unshare')),
    starts: [startsElsewhere(0), readsInputBelow(0)],
  },
  {
    ...row('nsenter', 'at:m::u::i::n::p::U::C::T::S:G:Fr::w::W:ecZN:hV',
      'all target: mount:: uts:: ipc:: net:: pid:: user:: cgroup:: time:: setuid: setgid: preserve-credentials ' +
        'keep-caps root:: wd:: wdns: env no-fork join-cgroup follow-context user-parent net-socket: help version',
      0, man1('nsenter')),
    starts: [startsElsewhere(0), readsInputBelow(0)],
  },
  row('setpriv', 'dhV',
    'dump groups: clear-groups keep-groups init-groups inh-caps: ambient-caps: bounding-set: list-caps nnp ' +
      'no-new-privs ruid: euid: rgid: egid: reuid: regid: securebits: pdeathsig: ptracer: selinux-label: ' +
      'apparmor-profile: landlock-access: landlock-rule: seccomp-filter: reset-env help version',
    0, man1('setpriv')),
  row('prlimit', 'p:o:hVc::d::e::f::i::l::m::n::q::r::s::t::u::v::x::y::',
    'pid: output: noheadings raw verbose core:: data:: nice:: fsize:: sigpending:: memlock:: rss:: nofile:: ' +
      'msgqueue:: rtprio:: stack:: cpu:: nproc:: as:: locks:: rttime:: help version',
    0, man1('prlimit')),
  row('strace', 'a:b:cCdDe:E:fFhI:ikno:O:p:P:qrs:S:tTu:U:vVwxX:yYzZ',
    'abbrev: argv0: attach: columns: daemonize:: debug decode-fds:: decode-pids: detach-on: env: fault: ' +
      'follow-forks help inject: instruction-pointer interruptible: kvm: no-abbrev output: output-append-mode ' +
      'output-separately path: quiet:: raw: read: relative-timestamps:: seccomp-bpf secontext:: signal: signals: ' +
      'silent:: stack-traces:: stack-trace-frame-limit: status: string-limit: strings-in-hex:: successful-only ' +
      'failed-only summary summary-columns: summary-only summary-sort-by: summary-syscall-overhead: ' +
      'summary-wall-clock syscall-limit: syscall-number syscall-times:: timestamps:: tips:: trace: trace-fds: ' +
      'trace-path: user: verbose: version write: absolute-timestamps:: const-print-style:',
    0, man1('strace')),
  row('ltrace', 'a:A:bcCD:e:fF:hil:Ln:o:p:rs:StTu:Vw:x:X:',
    'align: config: debug: demangle help indent: library: no-signals output: version where:',
    0, man1('ltrace')),
  row('valgrind callgrind', 'dhqv', 'log-file: tool:', 0, 'https://valgrind.org/docs/manual/manual-core.html'),
  row('rlwrap', 'a::b:cC:D:e:f:g:hH:iIl:mM:nNoO:p::P:q:rRs:S:t:TU:vw:W:X:xz:',
    'always-readline:: ansi-colour-aware break-chars: complete-filenames command-name: history-no-dupes: ' +
      'extra-char-after-completion: histsize: history-filename: file: forget-matching: help case-insensitive ' +
      'pass-sigint-as-sigterm logfile: multi-line:: no-warnings no-children one-shot only-cook: prompt-colour:: ' +
      'pre-given: quote-characters: remember renice histsize substitute-prompt: skip-setctty test-terminal: ' +
      'polling version wait-before-prompt: filter:',
    0, 'https://github.com/hanslub42/rlwrap'),
  row('unbuffer', 'p', '', 0, 'https://core.tcl-lang.org/expect/index'),
  row('caffeinate', 'dimsut:w:', '', 0, 'https://ss64.com/mac/caffeinate.html'),
  row('xvfb-run', 'ae:f:hln:o:p:s:w:',
    'auto-servernum auto-display error-file: auth-file: help listen-tcp server-num: wait: xauth-protocol: ' +
      'server-args:',
    0, 'https://manpages.debian.org/xvfb-run'),
  row('dbus-run-session', '', 'config-file: dbus-daemon: help version', 0, 'https://dbus.freedesktop.org/doc/dbus-run-session.1.html'),
  row('dbus-launch', '',
    'auto-syntax sh-syntax csh-syntax binary-syntax close-stderr config-file: exit-with-session exit-with-x11 ' +
      'autolaunch: version',
    0, 'https://dbus.freedesktop.org/doc/dbus-launch.1.html'),
  row('faketime', 'mp:f', '', 1, 'https://github.com/wolfcw/libfaketime'),
  row('fakeroot fakeroot-ng pseudo', 'l:f:s:i:ub:hv', 'lib: faked: unknown-is-real help version', 0, 'https://manpages.debian.org/fakeroot'),
  row('eatmydata', '', '', 0, 'https://www.flamingspork.com/projects/libeatmydata/'),
  row('cpulimit', 'l:L:p:P:e:b:c:ifzvh',
    'limit: pid: exe: include-children foreground lazy verbose help',
    0, 'https://github.com/opsengine/cpulimit'),
  row('torsocks torify tsocks usewithtor', 'u:p:a:P:idhq',
    'user: pass: address: port: isolate debug help quiet shell version',
    0, 'https://gitlab.torproject.org/tpo/core/torsocks'),
  row('proxychains proxychains4 proxychains3', 'qf:', '', 0, 'https://github.com/rofl0r/proxychains-ng'),
  { ...row('proot', 'r:b:q:w:k:0i:m:v:hS:R:l',
    'rootfs: bind: mount: qemu: pwd: cwd: kernel-release: root-id change-id: kill-on-exit verbose: help',
    0, 'https://proot-me.github.io/'), starts: [startsElsewhere(0)] },
  row('firejail', 'c', 'noprofile quiet private', 0, 'https://firejail.wordpress.com/'),
  row('capsh', '', '', 1, man1('capsh')),
  row('aa-exec', 'dhip:n:v',
    'debug file: immediate profile: namespace: verbose help',
    0, 'https://manpages.ubuntu.com/aa-exec'),
  row('softlimit', 'a:c:d:f:l:m:o:p:r:s:t:', '', 0, 'https://cr.yp.to/daemontools/softlimit.html'),
  row('setlock', 'nNxX', '', 1, 'https://cr.yp.to/daemontools/setlock.html'),
  row('setuidgid envuidgid', '', '', 1, 'https://cr.yp.to/daemontools/setuidgid.html'),
  row('envdir', '', '', 1, 'https://cr.yp.to/daemontools/envdir.html'),
  row('numactl', 'i:p:N:C:m:lsHa',
    'interleave: preferred: cpunodebind: physcpubind: membind: localalloc all balancing',
    0, man8('numactl')),
  row('perf', '', '', 2, man1('perf')),
  row('heaptrack', '', '', 0, 'https://github.com/KDE/heaptrack'),
  row('dotenv dotenvx', 'f:e:v:o', 'override', 0, 'https://github.com/motdotla/dotenv'),
  row('gosu su-exec', '', '', 1, 'https://github.com/tianon/gosu'),
  row('tini dumb-init catatonit s6-setuidgid', 'svwp:e:lg', 'single-child rewrite: verbose', 0, 'https://github.com/krallin/tini'),
  row('choom', 'n:p:hV', 'adjust: pid: help version', 0, man1('choom')),
  row('uclampset', 'amM:p:sRh', '', 0, man1('uclampset')),
  row('winpty wine wine64 box64 qemu-x86_64 qemu-aarch64 qemu-arm', '', '', 0, 'https://www.winehq.org/'),
  row('chronic ifne', 'v', '', 0, 'https://joeyh.name/code/moreutils/'),
  row('annotate-output', 'h', '', 0, 'https://manpages.debian.org/annotate-output'),
  row('noglob nocorrect', '', '', 0, 'https://zsh.sourceforge.io/Doc/Release/Shell-Grammar.html#Precommand-Modifiers'),
  row('systemd-inhibit', '', 'what: who: why: mode: list no-pager no-legend help version', 0, man1('systemd-inhibit')),
  row('systemd-cat', 't:p:',
    'identifier: priority: stderr-priority: level-prefix: namespace: help version',
    0, man1('systemd-cat')),
  { ...row(
    'ld.so ld-linux.so.2 ld-linux-x86-64.so.2 ld-linux-aarch64.so.1 ld-linux-armhf.so.3 ld-musl-x86_64.so.1 ' +
      'ld-musl-aarch64.so.1',
    '', '', 0, man8('ld.so')), options: singleDash(
      'library-path: inhibit-cache preload: audit: argv0: list verify inhibit-rpath: glibc-hwcaps-prepend: ' +
        'glibc-hwcaps-mask:',
      true) },
  {
    names: ['script'],
    options: gnu('aB:c:eE:fI:m:O:o:qt::T:hV',
      'append command: echo: flush force log-in: log-io: log-out: log-timing: logging-format: output-limit: ' +
        'quiet return timing:: help version'),
    starts: [runsShellIn('c', 'command')],
    source: man1('script'),
  },
]
