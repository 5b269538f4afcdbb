import { inNewShell, readShellText } from '../code-text.ts'
import { type Launch, startRest } from '../launch-rule.ts'
import { gnu, type OptionGrammar } from '../option-grammar.ts'
import { readOptions, type ShellFlag } from '../read-options.ts'
import type { ShellWord } from '../shell-reading.ts'
import { reportCode } from '../shell-scope.ts'
import { dropLeading, knownText, leadingText, literalWord } from '../shell-words.ts'
import type { ProgramModel } from './program-model.ts'

const log = gnu('n:L:S:G:O:l:U:M::C::B::pusqvcmtz0123456789',
  'max-count: skip: since: after: until: before: author: committer: grep: format: pretty:: date: output: ' +
    'diff-filter: word-diff:: color:: stat:: unified: max-depth: patch oneline all graph decorate:: follow ' +
    'name-only name-status ext-diff no-ext-diff textconv no-textconv no-pager full-diff merges no-merges reverse ' +
    'first-parent cached staged quiet abbrev-commit abbrev:: raw shortstat numstat summary no-patch no-index ' +
    'branches:: tags:: remotes:: glob: exclude: submodule:: inter-hunk-context: src-prefix: dst-prefix: ' +
    'no-renames find-renames:: find-copies:: check exit-code text ignore-all-space ignore-space-change ' +
    'ignore-blank-lines')

const subcommands: ReadonlyMap<string, OptionGrammar> = new Map([
  ['status', gnu('sbvu::zM::',
    'short branch show-stash porcelain:: long verbose untracked-files:: ignore-submodules:: ignored:: column:: ' +
      'no-column ahead-behind no-ahead-behind renames no-renames find-renames::')],
  ['log', log],
  ['diff', log],
  ['show', log],
  ['rm', gnu('fnrq', 'force dry-run cached ignore-unmatch sparse quiet pathspec-from-file: pathspec-file-nul')],
  ['add', gnu('nvfipeuAN',
    'dry-run verbose force interactive patch edit update all no-all no-ignore-removal ignore-removal ' +
      'intent-to-add refresh ignore-errors ignore-missing no-warn-embedded-repo renormalize chmod: ' +
      'pathspec-from-file: pathspec-file-nul sparse')],
  ['commit', gnu('apC:c:F:m:t:nesiovquS::z',
    'all patch reuse-message: reedit-message: fixup: squash: reset-author short branch porcelain long null ' +
      'file: author: date: message: template: signoff no-signoff trailer: no-verify verify allow-empty ' +
      'allow-empty-message cleanup: edit no-edit amend no-post-rewrite include only pathspec-from-file: ' +
      'untracked-files:: verbose quiet dry-run status no-status gpg-sign:: no-gpg-sign')],
  ['push', gnu('qnvufd46o:',
    'all branches prune mirror dry-run porcelain delete tags follow-tags signed:: atomic push-option: ' +
      'receive-pack: exec: force-with-lease:: force force-if-includes repo: set-upstream thin no-thin quiet ' +
      'verbose progress recurse-submodules: no-verify verify ipv4 ipv6')],
  ['clone', gnu('lsnqvo:b:u:j:c:46',
    'verbose quiet progress no-checkout bare mirror local no-hardlinks shared recurse-submodules:: jobs: ' +
      'template: reference: reference-if-able: dissociate origin: branch: revision: upload-pack: depth: ' +
      'shallow-since: shallow-exclude: single-branch no-single-branch no-tags separate-git-dir: config: ' +
      'server-option: ipv4 ipv6 filter: bundle-uri: sparse also-filter-submodules shallow-submodules ' +
      'remote-submodules')],
  ['reset', gnu('qpN',
    'mixed soft hard merge keep recurse-submodules:: no-recurse-submodules patch quiet no-quiet ' +
      'pathspec-from-file: pathspec-file-nul no-refresh refresh intent-to-add')],
  ['clean', gnu('dfine:qxX', 'force interactive dry-run quiet exclude:')],
  ['checkout', gnu('qfb:B:tldmpU:',
    'quiet progress force ours theirs track:: no-track guess no-guess detach orphan: ignore-skip-worktree-bits ' +
      'merge conflict: patch ignore-other-worktrees overwrite-ignore recurse-submodules overlay ' +
      'pathspec-from-file: pathspec-file-nul')],
  ['branch', gnu('dDmMcCfilravqtu:',
    'delete move copy force ignore-case list all remotes verbose quiet track:: set-upstream-to: unset-upstream ' +
      'edit-description contains:: no-contains:: merged:: no-merged:: points-at: format: sort: column:: color:: ' +
      'abbrev:: show-current create-reflog')],
])

/** `git`: its options and settings can start programs, and so can several subcommands. */
export const gitProgram: ProgramModel = {
  names: ['git'],
  options: gnu('+C:c:hvpP',
    'version help exec-path:: html-path man-path info-path paginate no-pager no-replace-objects no-lazy-fetch ' +
      'no-optional-locks no-advice bare git-dir: work-tree: namespace: config-env: super-prefix: list-cmds: ' +
      'literal-pathspecs glob-pathspecs noglob-pathspecs icase-pathspecs attr-source:'),
  subcommands,
  starts: [runSettings, runSubcommand],
  source: 'https://git-scm.com/docs/git',
}

/** Settings whose value git hands to a shell (git-config(1)). */
const commandSettings =
  /^(?:core\.(?:pager|editor|sshcommand|askpass|fsmonitor|gitproxy|alternaterefscommand)|pager\..+|diff\.(?:external|.+\.(?:command|textconv))|difftool\..+\.(?:cmd|path)|mergetool\..+\.(?:cmd|path)|merge\..+\.driver|filter\..+\.(?:clean|smudge|process)|credential(?:\..+)?\.helper|sequence\.editor|gpg\.(?:.+\.)?program|gpg\.ssh\.defaultkeycommand|browser\..+\.(?:cmd|path)|man\..+\.(?:cmd|path)|interactive\.difffilter|uploadpack\.packobjectshook|remote\..+\.(?:uploadpack|receivepack|vcs)|trailer\..+\.(?:command|cmd)|sendemail\..*(?:cmd|smtpserver)|imap\.tunnel|guitool\..+\.cmd|web\.browser|instaweb\.httpd|init\.templatedir|core\.hookspath|include(?:if\..+)?\.path|protocol\..+|url\..+|tar\..+\.command|ssh\.variant|submodule\..+\.update)$/

function runSettings(launch: Launch): void {
  for (const flag of launch.options.flags) {
    if (flag.name === 'config-env') reportCode(launch.scope, 'git --config-env')
    if (flag.name === 'c' && flag.value !== undefined) runSetting(flag.value, launch)
    if (flag.name === 'exec-path' && flag.value !== undefined) launch.scope.findings.isTampered = true
  }
}

function runSetting(word: ShellWord, { scope }: Launch): void {
  const name = /^([^=]*)=/.exec(leadingText(word))?.[1]
  if (name === undefined) {
    if (knownText(word) === undefined) reportCode(scope, 'git -c')
    return
  }
  const value = dropLeading(word, name.length + 1)
  const key = name.toLowerCase()
  const text = knownText(value)
  if (key.startsWith('alias.')) {
    if (text === undefined) reportCode(scope, 'git alias')
    else if (text.startsWith('!')) readShellText([literalWord(text.slice(1))], inNewShell(scope), 'git alias')
  } else if (commandSettings.test(key) && text !== '' && !/^(?:true|false|cat|less)$/.test(text ?? '-')) {
    readShellText([literalOr(value, text)], { ...inNewShell(scope), input: { kind: 'none' } }, 'git -c')
  }
}

/** A helper may be shell text behind a `!`. */
function literalOr(value: ShellWord, text: string | undefined): ShellWord {
  return text === undefined ? value : literalWord(text.replace(/^!/, ''))
}

function runSubcommand(launch: Launch): void {
  const { options, scope, name } = launch
  const [subcommand, ...rest] = options.operands
  const shell = { ...inNewShell(scope), input: { kind: 'none' } as const }
  const flags = (grammar: OptionGrammar): readonly ShellFlag[] => readOptions(rest, grammar).flags
  const runFlags = (grammar: OptionGrammar, ...names: readonly string[]): void => {
    for (const flag of flags(grammar)) if (names.includes(flag.name) && flag.value !== undefined) readShellText([flag.value], shell, `${name} option`)
  }
  switch (knownText(subcommand)) {
    case 'grep':
      for (const flag of flags(gnu('O::A:B:C:e:f:m:',
        'open-files-in-pager:: after-context: before-context: context: threads: max-depth: max-count:'))) {
        if (flag.name !== 'O' && flag.name !== 'open-files-in-pager') continue
        if (flag.value === undefined) scope.reader.start([literalWord('less')], [], scope)
        else readShellText([flag.value], shell, 'git grep -O')
      }
      return
    case 'difftool':
    case 'mergetool':
      runFlags(gnu('x:t:', 'extcmd: tool:'), 'x', 'extcmd')
      return
    case 'rebase':
      runFlags(gnu('x:i', 'exec: onto: strategy: strategy-option:'), 'x', 'exec')
      return
    case 'filter-branch':
      runFlags(gnu('d:f',
        'setup: env-filter: tree-filter: index-filter: parent-filter: msg-filter: commit-filter: ' +

            'tag-name-filter: subdirectory-filter: original: state-branch: force'), 'setup', 'env-filter', 'tree-filter', 'index-filter', 'parent-filter', 'msg-filter', 'commit-filter', 'tag-name-filter')
      return
    case 'clone':
      for (const flag of flags(subcommands.get('clone') ?? gnu(''))) if (flag.name === 'c' && flag.value !== undefined) runSetting(flag.value, launch)
      runFlags(subcommands.get('clone') ?? gnu(''), 'u', 'upload-pack')
      runRemotes(rest, launch)
      return
    case 'fetch':
    case 'pull':
    case 'push':
    case 'ls-remote':
    case 'archive':
      runFlags(gnu('', 'upload-pack: receive-pack: exec: remote:'), 'upload-pack', 'receive-pack', 'exec')
      runRemotes(rest, launch)
      return
    case 'bisect':
      if (knownText(rest[0]) === 'run') startRest(rest, 1, false, scope)
      return
    case 'submodule': {
      const at = rest.findIndex((word) => knownText(word) === 'foreach')
      const words = rest.slice(at + 1).filter((word) => !leadingText(word).startsWith('--'))
      if (at >= 0 && words.length > 0) readShellText(words, shell, 'git submodule foreach')
      return
    }
    case 'config': {
      const words = rest.filter((word) => !leadingText(word).startsWith('--') && knownText(word) !== 'set')
      const key = knownText(words[0])
      if (key !== undefined && words[1] !== undefined) runSetting({ parts: [...literalWord(`${key}=`).parts, ...words[1].parts] }, launch)
      return
    }
    default:
  }
}

/** `ext::COMMAND` is a way to reach a repository. */
function runRemotes(words: readonly ShellWord[], { scope }: Launch): void {
  for (const word of words) {
    const text = /^ext::(.*)$/s.exec(knownText(word) ?? '')?.[1]
    if (text !== undefined) readShellText([literalWord(text)], inNewShell(scope), 'git ext::')
  }
}
