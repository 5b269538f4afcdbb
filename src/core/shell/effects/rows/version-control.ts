import type { ProgramRow } from '../program-row.ts'
import { git } from './git.ts'

/** Programs that keep versions of files. */
export const versionControl: readonly ProgramRow[] = [
  git,
  {
    names: 'svn',
    source: 'https://svnbook.red-bean.com/en/1.7/svn.ref.svn.html',
    options: {
      text: '-m --message -r --revision --username --password --depth -c --change',
      read: '-F --file --config-dir --targets',
    },
    commands: {
      'checkout co export': { operands: ['repository', 'write_tree'] },
      'delete del remove rm': { operands: ['delete_tree*'] },
      'move mv rename ren': { operands: ['move*', 'into'] },
      'copy cp': { operands: ['copy*', 'into'], tree: true },
      'revert update up switch sw merge resolve resolved cleanup patch': { operands: ['write_tree*'] },
      ['add diff di log info status st list ls cat blame commit ci import propget propset ' + 'proplist']: {
        operands: ['read*'],
      },
    },
  },
  {
    names: 'hg',
    source: 'https://www.mercurial-scm.org/doc/hg.1.html',
    options: {
      folder: '-R --repository --cwd',
      text: '-m --message -r --rev -u --user -d --date --config -b --branch -T --template --limit',
      read: '-l --logfile',
    },
    commands: {
      clone: { operands: ['repository', 'write_tree'] },
      'remove rm forget': { operands: ['delete_tree*'] },
      'rename mv move': { operands: ['move*', 'into'] },
      'copy cp': { operands: ['copy*', 'into'] },
      revert: { operands: ['write_tree*'] },
      ['add addremove diff log status cat annotate commit grep summary heads id branch ' +
      'branches tags parents manifest locate']: { operands: ['read*'] },
      'pull push incoming outgoing': { operands: ['repository*'] },
      'update merge bisect tag rollback bookmark phase': { operands: ['text*'] },
    },
  },
  {
    names: 'git-receive-pack git-upload-pack git-lfs tig lazygit gitk gitui',
    source: 'https://git-scm.com/docs',
    operands: ['read*'],
  },
  {
    names: 'gh',
    source: 'https://cli.github.com/manual/',
    options: {
      text:
        '-R --repo -t --title -b --body -l --label -a --assignee --json -q --jq -L --limit -s ' +
        '--state -H --head -B --base -f --raw-field -X --method --hostname -m --milestone -r ' +
        '--reviewer --template --search',
      read: '-F --body-file --notes-file --input --env-file',
      write_tree: '-D --dir',
      write: '-O --output',
    },
    commands: {
      api: {
        options: {
          read: '--input',
          form_read: '-F --field',
          text: '-f --raw-field -X --method -H --header -q --jq --hostname -t --template --cache -p ' + '--preview',
        },
        operands: ['text'],
      },
      gist: { options: { text: '-d --desc -f --filename' }, operands: ['text', 'read*'] },
      release: {
        options: {
          read: '-F --notes-file',
          text: '-t --title -n --notes --target -p --pattern -R --repo',
          write_tree: '-D --dir',
          write: '-O --output',
        },
        operands: ['text', 'text', 'read*'],
      },
      repo: {
        options: { text: '-d --description --template -g --gitignore -l --license', read_tree: '-s --source' },
        operands: ['text', 'text', 'write_tree'],
      },
    },
    otherwise: {
      options: {
        text:
          '-R --repo -t --title -b --body -l --label -a --assignee --json -q --jq -L --limit -s ' +
          '--state -H --head -B --base -X --method -m --milestone -r --reviewer --template ' +
          '--search',
        read: '-F --body-file --env-file',
      },
      operands: ['text*'],
    },
  },
  {
    names: 'glab hub',
    source: 'https://gitlab.com/gitlab-org/cli',
    options: { text: '-t --title -d --description -R --repo -l --label -a --assignee', read: '-F --file' },
    operands: ['any*'],
  },
  {
    names: 'rcs ci co rlog cvs p4 bzr brz fossil darcs jj',
    source: 'https://www.gnu.org/software/rcs/manual/rcs.html',
    operands: ['any*'],
  },
]
