import { elsewhere, readShellWord } from '../code-text.ts'
import { hasGiven, type Launch, startRest, valuesOf } from '../launch-rule.ts'
import { gnu, inFull, type OptionGrammar } from '../option-grammar.ts'
import { readOptions } from '../read-options.ts'
import { knownText } from '../shell-words.ts'
import type { ProgramModel } from './program-model.ts'

const runOptions =

    'add-host: annotation: attach: blkio-weight: cap-add: cap-drop: cgroup-parent: cgroupns: cidfile: ' +
      'cpu-period: cpu-quota: cpu-shares: cpus: cpuset-cpus: cpuset-mems: detach-keys: device: ' +
      'device-cgroup-rule: device-read-bps: dns: dns-option: dns-search: domainname: entrypoint: env: env-file: ' +
      'expose: gpus: group-add: health-cmd: health-interval: health-retries: health-timeout: hostname: ip: ip6: ' +
      'ipc: isolation: kernel-memory: label: label-file: link: log-driver: log-opt: mac-address: memory: ' +
      'memory-reservation: memory-swap: memory-swappiness: mount: name: network: net: network-alias: ' +
      'oom-score-adj: pid: pids-limit: platform: publish: pull: restart: runtime: security-opt: shm-size: ' +
      'stop-signal: stop-timeout: storage-opt: sysctl: tmpfs: ulimit: user: userns: uts: volume: volume-driver: ' +
      'volumes-from: workdir: detach init interactive no-healthcheck oom-kill-disable privileged publish-all ' +
      'quiet read-only rm sig-proxy tty'

const runGrammar = inFull(gnu('+a:c:de:h:il:m:p:Pqtu:v:w:', runOptions))
const execGrammar = inFull(gnu('+de:itu:w:',
  'detach detach-keys: env: env-file: interactive privileged tty user: workdir: latest'))
const composeGrammar = inFull(gnu('+de:itTu:w:v:p:Pl:',
  'detach env: index: interactive no-TTY no-tty privileged user: workdir: build cap-add: cap-drop: entrypoint: ' +
    'label: name: no-deps publish: pull: quiet-pull remove-orphans rm service-ports use-aliases volume: ' +
    'env-from-file:'))
const kubeGrammar = inFull(gnu('c:f:ip:qtn:l:o:',
  'container: filename: pod-running-timeout: quiet stdin tty namespace: context: kubeconfig: image: env: ' +
    'labels: overrides: port: restart: command rm attach dry-run:: image-pull-policy: override-type: output: ' +
    'serviceaccount: selector:'))

/** Programs that run a command in a container. */
export const containerLaunchers: readonly ProgramModel[] = [
  {
    names: ['docker', 'podman', 'nerdctl'],
    options: inFull(gnu('+H:l:c:Dv',
      'config: context: host: log-level: tlscacert: tlscert: tlskey: connection: identity: url: root: runroot: ' +
        'storage-driver: namespace: address: debug tls tlsverify version remote')),
    subcommands: new Map([
      ['run', runGrammar],
      ['create', runGrammar],
      ['exec', execGrammar],
    ]),
    starts: [runContainer],
    source: 'https://docs.docker.com/reference/cli/docker/',
  },
  {
    names: ['docker-compose', 'podman-compose'],
    options: inFull(gnu('+f:p:',
      'file: project-name: profile: env-file: project-directory: parallel: ansi: progress: verbose')),
    subcommands: new Map([
      ['exec', composeGrammar],
      ['run', composeGrammar],
    ]),
    starts: [runCompose],
    source: 'https://docs.docker.com/reference/cli/docker/compose/',
  },
  {
    names: ['kubectl', 'oc', 'kubecolor'],
    options: inFull(gnu('+n:s:v:',
      'namespace: context: kubeconfig: cluster: user: server: token: as: as-group: request-timeout: cache-dir: ' +
        'certificate-authority: client-certificate: client-key: tls-server-name: profile: profile-output: v: ' +
        'log-flush-frequency:')),
    subcommands: new Map([
      ['exec', kubeGrammar],
      ['run', kubeGrammar],
      ['debug', kubeGrammar],
    ]),
    starts: [runKubectl],
    source: 'https://kubernetes.io/docs/reference/kubectl/',
  },
  {
    names: ['lxc', 'incus'],
    options: inFull(gnu('+', 'project: force-local')),
    starts: [runLxc],
    source: 'https://documentation.ubuntu.com/lxd/en/latest/',
  },
  {
    names: ['lxc-attach', 'lxc-execute'],
    options: gnu('+n:P:f:s:e:R:u:g:v:', 'name: lxcpath:'),
    starts: [({ options, scope }) => startRest(options.operands, 0, options.isUncertain, elsewhere(scope))],
    source: 'https://linuxcontainers.org/lxc/manpages/man1/lxc-attach.1.html',
  },
  {
    names: ['systemd-nspawn', 'bwrap'],
    options: gnu('+D:i:M:u:xbaUq',
      'directory: image: machine: user: bind: bind-ro: ro-bind: dev: proc: tmpfs: dir: symlink: setenv: chdir: ' +
        'uid: gid: file: lock-file: hostname: cap-add: cap-drop: seccomp: unshare-all unshare-user unshare-pid ' +
        'unshare-net share-net die-with-parent new-session boot ephemeral'),
    starts: [({ options, scope }) => startRest(options.operands, 0, options.isUncertain, elsewhere(scope))],
    source: 'https://www.freedesktop.org/software/systemd/man/latest/systemd-nspawn.html',
  },
  {
    names: ['vagrant'],
    options: gnu('+'),
    starts: [(launch: Launch) => {
      const found = readOptions(launch.options.operands.slice(1), gnu('c:', 'command:'))
      for (const flag of found.flags) {
        if (flag.value !== undefined && ['c', 'command'].includes(flag.name)) {
          readShellWord(flag.value, elsewhere(launch.scope), launch.name)
        }
      }
    }],
    source: 'https://developer.hashicorp.com/vagrant/docs/cli/ssh',
  },
]

function runContainer(launch: Launch): void {
  const words = launch.options.operands
  const isGroup = knownText(words[0]) === 'container'
  const [subcommand, ...rest] = isGroup ? words.slice(1) : words
  const name = knownText(subcommand)
  if (name === 'compose') runCompose({ ...launch, options: readOptions(rest, composeTop) })
  else if (name === 'run' || name === 'create') startInside(launch, rest, runGrammar)
  else if (name === 'exec') startInside(launch, rest, execGrammar)
}

const composeTop: OptionGrammar = inFull(gnu('+f:p:', 'file: project-name: profile: env-file: project-directory:'))

function startInside(launch: Launch, words: Launch['args'], grammar: OptionGrammar): void {
  const options = readOptions(words, grammar)
  const inner: Launch = { ...launch, options }
  const [entry] = valuesOf(inner, ['entrypoint'])
  const scope = elsewhere(launch.scope)
  if (entry !== undefined) scope.reader.start([entry, ...options.operands.slice(1)], [], scope)
  // The image decides what runs without a command: that is a file elsewhere, which is not followed.
  else startRest(options.operands, 1, options.isUncertain || launch.options.isUncertain, scope)
}

function runCompose(launch: Launch): void {
  const [subcommand, ...rest] = launch.options.operands
  const name = knownText(subcommand)
  if (name === 'exec' || name === 'run') startInside(launch, rest, composeGrammar)
}

/** `kubectl exec POD -- CMD`; the old form leaves the dashes out. */
function runKubectl(launch: Launch): void {
  const [subcommand, ...rest] = launch.options.operands
  const name = knownText(subcommand)
  if (name !== 'exec' && name !== 'run' && name !== 'debug') return
  const scope = elsewhere(launch.scope)
  const dashes = rest.findIndex((word) => knownText(word) === '--')
  const options = readOptions(dashes < 0 ? rest : rest.slice(0, dashes), kubeGrammar)
  if (dashes >= 0) startRest(rest.slice(dashes + 1), 0, launch.options.isUncertain, scope)
  else if (name === 'exec') startRest(options.operands, 1, options.isUncertain, scope)
  else if (hasGiven({ ...launch, options }, ['command'])) startRest(options.operands, 1, options.isUncertain, scope)
}

function runLxc(launch: Launch): void {
  const [subcommand, , ...rest] = launch.options.operands
  if (knownText(subcommand) !== 'exec') return
  const dashes = rest.findIndex((word) => knownText(word) === '--')
  const scope = elsewhere(launch.scope)
  startRest(rest.slice(dashes + 1), 0, launch.options.isUncertain, scope)
}
