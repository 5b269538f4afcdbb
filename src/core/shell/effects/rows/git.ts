import type { Grammar, ProgramRow } from '../program-row.ts'

/** Commands of git that name commits, branches and settings of the repository, and no file. */
const named: Grammar = {
  options: {
    text: '-m --format --sort --contains --points-at --merged --no-merged -u --set-upstream-to',
    read: '-F --file',
  },
  operands: ['text*'],
}

/** Commands that show commits: an operand is a commit, a path, or a path in a commit. */
const shown: Grammar = {
  options: {
    text:
      '-n --max-count --skip --since --after --until --before --author --committer --grep ' +
      '--format --pretty --date -S -G --diff-filter --inter-hunk-context --word-diff-regex ' +
      '--src-prefix --dst-prefix --encoding --glob --exclude --decorate-refs --max-parents ' +
      '--min-parents --ws-error-highlight --line-prefix --anchored',
    write: '--output',
    read: '-O --ignore-revs-file --contents',
    revision_path: '-L',
    attached:
      '-M -B -C -U --unified --stat --branches --tags --remotes --color --word-diff ' +
      '--submodule --abbrev --decorate --find-renames --find-copies --dirstat --relative ' +
      '--color-words --color-moved',
  },
  operands: ['revision_path*'],
}

/** Commands that bring another state into the work tree name no file of it. */
const moved: Grammar = {
  options: {
    text:
      '-m -s --strategy -X --strategy-option --onto -b -B -c -C --orphan --depth --exec -x ' + '--into-name --cleanup',
    read: '-F --file',
    attached: '-S --gpg-sign --log',
  },
  operands: ['text*'],
}

const SUBJECT =
  '-m --message --author --date -C --reuse-message -c --reedit-message --fixup --squash ' + '--cleanup --trailer'

/** git(1), by the command. */
export const git: ProgramRow = {
  names: 'git',
  source: 'https://git-scm.com/docs/git',
  stops: true,
  options: {
    folder: '-C',
    edit_tree: '--work-tree',
    text: '-c --config-env --namespace --super-prefix --list-cmds --attr-source',
    edit: '--git-dir',
    attached: '--exec-path',
    flag: '-p -P --paginate --no-pager --bare --no-replace-objects',
  },
  commands: {
    ['status show-ref rev-parse rev-list branch tag notes reflog name-rev for-each-ref ' +
    'symbolic-ref var version help bisect gc fsck prune repack pack-refs count-objects ' +
    'maintenance rerere stripspace interpret-trailers check-ref-format fast-export cherry ' +
    'request-pull merge-base shortlog describe lfs flow']: named,
    ['log show diff blame annotate whatchanged cat-file ls-tree difftool diff-tree ' +
    'diff-index diff-files range-diff']: {
      ...shown,
      variants: [{ when: '--no-index', operands: ['read*'], tree: '--no-index' }],
    },
    'ls-files check-ignore check-attr': {
      options: { text: '-x --exclude --format', read: '-X --exclude-from --exclude-per-directory' },
      operands: ['read*'],
    },
    grep: {
      options: {
        pattern: '-e',
        pattern_file: '-f',
        text: '-A -B -C -m --max-count --max-depth --threads -O',
        attached: '--color',
      },
      operands: ['pattern', 'read*'],
      tree: true,
      readsFolder: true,
    },
    'add stage': {
      options: { read: '--pathspec-from-file', text: '--chmod' },
      operands: ['read*'],
      tree: '-f --force',
    },
    rm: {
      options: { read: '--pathspec-from-file' },
      operands: ['delete*'],
      tree: '-r',
      variants: [{ when: '--cached -n --dry-run', operands: ['read*'] }],
    },
    mv: { operands: ['move*', 'into'] },
    commit: {
      options: {
        text: SUBJECT,
        read: '-F --file -t --template --pathspec-from-file',
        attached: '-u -S --gpg-sign --untracked-files',
      },
      operands: ['read*'],
    },
    checkout: {
      options: { text: '-b -B --orphan --conflict', read: '--pathspec-from-file' },
      operands: ['write_tree*'],
      variants: [{ when: '-b -B --orphan', operands: ['text*'] }],
    },
    restore: {
      options: { text: '-s --source --conflict', read: '--pathspec-from-file' },
      operands: ['write_tree*'],
      variants: [{ when: '-S --staged', operands: ['read*'], tree: '' }],
    },
    'switch merge rebase cherry-pick revert': moved,
    reset: { options: { read: '--pathspec-from-file' }, operands: ['read*'] },
    stash: { options: { text: '-m --message', read: '--pathspec-from-file' }, operands: ['text*'] },
    clean: {
      options: { text: '-e --exclude' },
      operands: ['delete_tree*'],
      readsFolder: true,
      variants: [{ when: '-n --dry-run', operands: ['read_tree*'] }],
    },
    config: {
      options: { write: '-f --file', text: '--type --default --blob -t --comment --value' },
      operands: ['text*'],
      implied: [
        { role: 'write', word: '.git/config', unless: '-f --file --global --system --worktree' },
        { role: 'write', word: '.git/config.worktree', given: '--worktree' },
        { role: 'write', word: '~/.gitconfig', given: '--global' },
        { role: 'write', word: '/etc/gitconfig', given: '--system' },
      ],
      variants: [
        { when: '--unset --unset-all --rename-section --remove-section --add --replace-all -e --edit' },
        {
          when:
            '--get --get-all --get-regexp --get-urlmatch --get-color --get-colorbool -l --list ' +
            '--show-origin --show-scope',
          options: { read: '-f --file' },
          implied: [{ role: 'read', word: '.git/config', unless: '-f --file --global --system --worktree' }],
        },
        {
          atMost: 1,
          options: { read: '-f --file' },
          implied: [{ role: 'read', word: '.git/config', unless: '-f --file --global --system --worktree' }],
        },
      ],
    },
    apply: {
      options: {
        text: '-p -C --whitespace --exclude --include',
        write_tree: '--directory',
        write: '--build-fake-ancestor',
      },
      operands: ['read*'],
      implied: [{ role: 'write_tree', word: '.', unless: '--check --stat --numstat --summary --cached' }],
    },
    am: {
      options: { text: '-p -C --whitespace --exclude --include --patch-format', attached: '-S' },
      operands: ['read*'],
      implied: [{ role: 'write_tree', word: '.' }],
    },
    init: {
      options: {
        text: '-b --initial-branch --object-format --ref-format',
        read_tree: '--template',
        write: '--separate-git-dir',
        attached: '--shared',
      },
      operands: ['git_folder'],
      implied: [{ role: 'write_tree', word: '.git/hooks', given: '--template' }],
      variants: [
        {
          atMost: 0,
          implied: [
            { role: 'write', word: '.git' },
            { role: 'write_tree', word: '.git/hooks', given: '--template' },
          ],
        },
      ],
    },
    clone: {
      options: {
        text:
          '-b --branch -o --origin -u --upload-pack --depth --shallow-since --shallow-exclude ' +
          '-j --jobs -c --config --filter --server-option --bundle-uri',
        read_tree: '--template --reference --reference-if-able',
        write: '--separate-git-dir',
        attached: '--recurse-submodules --recursive',
      },
      operands: ['repository', 'write_tree'],
      variants: [{ atMost: 1, download: true }],
    },
    remote: { options: { text: '-t -m' }, operands: ['text*'] },
    'fetch pull push ls-remote': {
      options: {
        text:
          '-m --message --depth --deepen --shallow-since --shallow-exclude -j --jobs --refmap ' +
          '-o --push-option --receive-pack --exec --upload-pack -s --strategy -X --sort -t -u',
        repository: '--repo',
        attached: '-S --force-with-lease --rebase --recurse-submodules --signed',
      },
      operands: ['remote_name', 'text*'],
    },
    submodule: {
      options: { text: '-b --branch --name --depth', read_tree: '--reference' },
      operands: ['text', 'any*'],
    },
    worktree: { options: { text: '-b -B --reason --expire' }, operands: ['text', 'write_tree', 'text*'] },
    archive: {
      options: { write: '-o --output', text: '--format --prefix', repository: '--remote', read: '--add-file' },
      operands: ['revision_path*'],
    },
    'format-patch': {
      options: {
        ...shown.options,
        write_tree: '-o --output-directory',
        text: '-v -n --subject-prefix --to --cc --from --in-reply-to --base',
      },
      operands: ['text*'],
    },
    bundle: { operands: ['text', 'edit', 'text*'] },
    'hash-object': { options: { text: '-t --path' }, operands: ['read*'] },
    'update-index': { options: { text: '--cacheinfo --chmod' }, operands: ['read*'] },
    'send-email': {
      options: {
        address: '--to --cc --bcc',
        text: '--from --subject --in-reply-to --smtp-user --smtp-pass',
        host: '--smtp-server',
      },
      operands: ['read*'],
    },
    'filter-branch filter-repo': { operands: ['any*'] },
    'credential credential-store': { options: { edit: '--file' }, operands: ['text*'] },
    daemon: { options: { read_tree: '--base-path' }, operands: ['read_tree*'] },
  },
}
