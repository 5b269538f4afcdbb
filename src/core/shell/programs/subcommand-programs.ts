import { gnu, inFull, singleDash } from '../option-grammar.ts'
import type { ProgramModel } from './program-model.ts'

/** A program whose first operand names what it does; only the options in front of it are listed, by what takes a value. */
function withSubcommands(names: readonly string[], source: string, options = inFull(gnu(''))): ProgramModel {
  return { names, options, subcommands: new Map(), source }
}

/**
 * Programs with subcommands that start nothing by their options: their first operand is the subcommand,
 * and a value of an option in front of it is not (L-41).
 */
export const subcommandPrograms: readonly ProgramModel[] = [
  withSubcommands(
    ['aws'],
    'https://docs.aws.amazon.com/cli/latest/reference/',
    inFull(gnu('', 'profile: region: output: query: endpoint-url: color: ca-bundle: cli-read-timeout: cli-connect-timeout: cli-binary-format:')),
  ),
  withSubcommands(
    ['gcloud', 'gsutil', 'bq'],
    'https://cloud.google.com/sdk/gcloud/reference',
    inFull(gnu('o:h:', 'account: billing-project: configuration: flags-file: format: project: impersonate-service-account: verbosity: access-token-file: project_id: location:')),
  ),
  withSubcommands(['az'], 'https://learn.microsoft.com/cli/azure/reference-index', inFull(gnu('o:', 'subscription: output: query:'))),
  withSubcommands(['gh', 'glab'], 'https://cli.github.com/manual/', inFull(gnu('R:', 'repo: hostname:'))),
  withSubcommands(['helm'], 'https://helm.sh/docs/helm/helm/', inFull(gnu('n:', 'namespace: kube-context: kubeconfig: kube-apiserver: kube-token: registry-config: repository-cache: repository-config:'))),
  withSubcommands(['terraform', 'tofu', 'terragrunt'], 'https://developer.hashicorp.com/terraform/cli/commands', singleDash('')),
  withSubcommands(['pulumi'], 'https://www.pulumi.com/docs/iac/cli/commands/', inFull(gnu('C:s:v:', 'cwd: stack: color: verbose: profiling: tracing:'))),
  withSubcommands(['vault', 'consul', 'nomad', 'packer', 'boundary'], 'https://developer.hashicorp.com/vault/docs/commands', singleDash('')),
  withSubcommands(
    ['apt', 'apt-get', 'aptitude'],
    'https://manpages.debian.org/bookworm/apt/apt-get.8.en.html',
    gnu('o:c:t:a:', 'option: config-file: target-release: default-release: host-architecture:'),
  ),
  withSubcommands(['dnf', 'yum', 'microdnf', 'zypper'], 'https://dnf.readthedocs.io/en/latest/command_ref.html', gnu('c:d:e:x:', 'config: exclude: enablerepo: disablerepo: repo: installroot: releasever: setopt: root:')),
  withSubcommands(['apk'], 'https://man.archlinux.org/man/apk.8.en', gnu('p:X:', 'root: repository: repositories-file: keys-dir: cache-dir: arch: wait:')),
  withSubcommands(['brew', 'snap', 'flatpak', 'port', 'guix'], 'https://docs.brew.sh/Manpage'),
  withSubcommands(
    ['pip', 'pip3', 'twine'],
    'https://pip.pypa.io/en/stable/cli/pip/',
    gnu('C:P:', 'python: log: proxy: retries: timeout: exists-action: trusted-host: cert: client-cert: cache-dir: directory: project: config-file: color:'),
  ),
  withSubcommands(['gem', 'composer', 'micromamba', 'mix', 'cabal', 'stack', 'opam', 'pod', 'luarocks', 'nimble'], 'https://guides.rubygems.org/command-reference/'),
  withSubcommands(['rustup', 'swift', 'flutter', 'dart'], 'https://rust-lang.github.io/rustup/'),
  withSubcommands(
    ['systemctl', 'loginctl', 'journalctl', 'machinectl'],
    'https://www.freedesktop.org/software/systemd/man/latest/systemctl.html',
    gnu('H:M:t:p:n:s:o:P:', 'host: machine: type: state: property: lines: signal: output: job-mode: root: image: kill-whom: what: timestamp:'),
  ),
  withSubcommands(['launchctl', 'sc', 'service'], 'https://ss64.com/mac/launchctl.html'),
  withSubcommands(
    ['flyctl', 'fly', 'heroku', 'vercel', 'netlify', 'firebase', 'wrangler', 'railway', 'doctl', 'linode-cli', 'hcloud', 'scw', 'ibmcloud', 'oci', 'eksctl', 'kops', 'kubeadm', 'argocd', 'flux', 'istioctl', 'skaffold', 'sops'],
    'https://fly.io/docs/flyctl/',
    inFull(gnu('t:c:a:', 'access-token: token: context: app: profile: config: output: region:')),
  ),
  withSubcommands(['hg', 'svn', 'bzr', 'jj'], 'https://www.mercurial-scm.org/help', gnu('R:', 'repository: repo: cwd: config: username: password:')),
]
