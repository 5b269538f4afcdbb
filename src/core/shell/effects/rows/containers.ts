import type { Grammar, ProgramRow } from '../program-row.ts'

/** What runs in a container runs there; what of this machine it sees are the mounts. */
const run: Grammar = {
  stops: true,
  options: {
    mount: '-v --volume',
    mount_pairs: '--mount',
    read: '--env-file --label-file --security-opt-file',
    write: '--cidfile --iidfile',
    text:
      '-a --attach --add-host --annotation --blkio-weight --cap-add --cap-drop ' +
      '--cgroup-parent --cgroupns --cpu-period --cpu-quota --cpu-shares -c --cpus ' +
      '--cpuset-cpus --cpuset-mems --detach-keys --device --dns --dns-option --dns-search ' +
      '--domainname --entrypoint -e --env --expose --gpus --group-add --health-cmd ' +
      '--health-interval --health-retries --health-timeout -h --hostname --ip --ip6 --ipc ' +
      '--isolation --kernel-memory -l --label --link --log-driver --log-opt --mac-address ' +
      '-m --memory --memory-swap --name --network --net --network-alias --oom-score-adj ' +
      '--pid --pids-limit --platform -p --publish --pull --restart --runtime --security-opt ' +
      '--shm-size --stop-signal --stop-timeout --storage-opt --sysctl --tmpfs --ulimit -u ' +
      '--user --userns --uts --volume-driver --volumes-from -w --workdir --arch --os --pod ' +
      '--systemd --tz',
  },
  operands: ['text*'],
}

const build: Grammar = {
  options: {
    read: '-f --file --ignorefile',
    write: '--iidfile --metadata-file',
    text:
      '-t --tag --build-arg --target --platform --network --cache-from --cache-to ' +
      '--progress --label --add-host --builder --shm-size',
    mount_pairs: '--secret -o --output --build-context --ssh',
  },
  operands: ['read_tree*'],
}

const containerText =
  '-f --filter --format -n --last --tail --since --until -t --time -s --signal --type ' +
  '-u --user -e --env -w --workdir --no-trunc --driver -d --subnet --gateway --ip ' +
  '--alias -l --label --opt -o --name'

const compose: Grammar = {
  options: {
    read: '-f --file --env-file',
    mount: '-v --volume',
    folder: '--project-directory',
    text:
      '-p --project-name --profile --parallel --ansi --progress --scale -t --timeout --tail ' +
      '-e --env -u --user -w --workdir --index --exit-code-from',
  },
  operands: ['text*'],
  implied: [{ role: 'read', word: 'docker-compose.yml', unless: '-f --file' }],
}

const management: Grammar = { options: { text: containerText }, operands: ['text*'] }

export const containers: readonly ProgramRow[] = [
  {
    names: 'docker podman nerdctl',
    source: 'https://docs.docker.com/reference/cli/docker/',
    stops: true,
    options: {
      read_tree: '--config',
      text: '-c --context -H --host -l --log-level --url --connection',
      read: '--tlscacert --tlscert --tlskey --identity',
    },
    commands: {
      'run create': run,
      exec: {
        stops: true,
        options: { read: '--env-file', text: '-e --env -u --user -w --workdir --detach-keys' },
        operands: ['text*'],
      },
      cp: { operands: ['container_copy*', 'container_into'], tree: true },
      build: build,
      compose,
      'buildx builder': { commands: { 'build b': build }, otherwise: management },
      save: { options: { write: '-o --output', text: '--format' }, operands: ['text*'] },
      export: { options: { write: '-o --output' }, operands: ['text*'] },
      load: { options: { read: '-i --input' }, operands: ['text*'] },
      import: { options: { text: '-c --change -m --message' }, operands: ['read', 'text*'] },
      container: {
        commands: {
          'run create': run,
          cp: { operands: ['container_copy*', 'container_into'], tree: true },
          export: { options: { write: '-o --output' }, operands: ['text*'] },
        },
        otherwise: management,
      },
      image: {
        commands: {
          build,
          save: { options: { write: '-o --output' }, operands: ['text*'] },
          load: { options: { read: '-i --input' }, operands: ['text*'] },
          import: { operands: ['read', 'text*'] },
        },
        otherwise: management,
      },
      'secret config': { options: { text: '-l --label -d --driver' }, operands: ['text', 'text', 'read'] },
      stack: { options: { read: '-c --compose-file' }, operands: ['text*'] },
      'play kube': { operands: ['text', 'read*'] },
    },
    otherwise: management,
  },
  { names: 'docker-compose podman-compose', source: 'https://docs.docker.com/compose/reference/', ...compose },
  {
    names: 'docker-machine buildah skopeo crane ctr crictl img kaniko',
    source: 'https://github.com/containers/skopeo',
    operands: ['any*'],
  },
  {
    names: 'kubectl oc kubecolor',
    source: 'https://kubernetes.io/docs/reference/kubectl/generated/',
    options: {
      read: '--kubeconfig --certificate-authority --client-certificate --client-key',
      text:
        '-n --namespace --context --cluster --user -s --server --token --as --as-group ' +
        '--request-timeout -v -o --output -l --selector --field-selector -c --container',
    },
    commands: {
      cp: {
        options: { text: '-n --namespace -c --container --context' },
        operands: ['container_copy*', 'container_into'],
        tree: true,
      },
      'apply create replace delete diff patch': {
        options: {
          read_tree: '-f --filename -k --kustomize --patch-file',
          key_read: '--from-file --from-env-file',
          text:
            '-n --namespace -o --output -l --selector -p --patch --type --image --from-literal ' +
            '--dry-run --field-manager --context --docker-server --docker-username ' +
            '--docker-password --docker-email --clusterrole --serviceaccount --verb --resource ' +
            '--grace-period --timeout --replicas --port',
          read: '--cert --key --kubeconfig',
        },
        operands: ['text*'],
      },
      'exec run debug attach': {
        stops: true,
        options: {
          text: '-n --namespace -c --container --image --env -l --labels --context --restart --port ' + '--overrides',
          read_tree: '-f --filename',
        },
        operands: ['text*'],
      },
      config: {
        options: {
          edit: '--kubeconfig',
          read: '--certificate-authority --client-certificate --client-key --embed-certs',
          text: '--server --token --cluster --user --namespace',
        },
        operands: ['text*'],
      },
    },
    otherwise: {
      options: {
        read_tree: '-f --filename -k --kustomize',
        read: '--kubeconfig',
        text:
          '-n --namespace --context -o --output -l --selector -c --container --tail --since ' +
          '--image --replicas --port --target-port --type --sort-by --field-selector --timeout',
      },
      operands: ['text*'],
    },
  },
  {
    names: 'helm',
    source: 'https://helm.sh/docs/helm/',
    options: {
      read: '-f --values --kubeconfig --set-file --ca-file --cert-file --key-file --keyring',
      text:
        '-n --namespace --set --set-string --version --kube-context --timeout --repo ' +
        '--username --password -o --output',
      write_tree: '-d --destination --output-dir --untardir',
    },
    operands: ['text', 'any*'],
  },
  {
    names: 'minikube kind k3d k3s kubeadm k9s kubens kubectx stern eksctl kustomize skaffold ' + 'istioctl argocd flux',
    source: 'https://minikube.sigs.k8s.io/docs/commands/',
    options: {
      read: '-f --filename --config --kubeconfig --config-file',
      text: '-p --profile -n --namespace --name --driver',
    },
    operands: ['any*'],
  },
  {
    names: 'vagrant multipass lxc incus virsh virt-install qemu-img',
    source: 'https://developer.hashicorp.com/vagrant/docs/cli',
    operands: ['any*'],
  },
  {
    names: 'systemd-nspawn',
    source: 'https://man7.org/linux/man-pages/man1/systemd-nspawn.1.html',
    stops: true,
    options: {
      edit_tree: '-D --directory -i --image',
      mount: '--bind --bind-ro --overlay',
      text: '-u --user -M --machine --setenv -E',
    },
    operands: ['text*'],
  },
  {
    names: 'bwrap firejail flatpak snap apptainer singularity',
    source: 'https://github.com/containers/bubblewrap',
    operands: ['any*'],
  },
]
