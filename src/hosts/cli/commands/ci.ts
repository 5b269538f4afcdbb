import { failOnLevels } from '../../../tools/lint/fail-on.ts'
import { defineCommand } from '../define-command.ts'
import { flipGates } from '../compare/flip-gate.ts'
import { deciderOptions, formatOption, togetherOption } from '../options/shared-options.ts'

export const ci = defineCommand({
  name: 'ci',
  summary: 'all that a build server asks of policies, in one run and one report',
  description: [
    'check, fmt --check, lint, test with its coverage, and replay of recorded traces against the policies of the base ' +
      'revision. Each pack is read, parsed and loaded once. A part that fails keeps no other from running; where a ' +
      'policy does not load, only its layout is still looked at.',
    'The replay needs a --trace, and is left out without one. Its old policies are the same paths at --base; without ' +
      'it the base of the pull request or merge request, as GITHUB_BASE_REF or CI_MERGE_REQUEST_DIFF_BASE_SHA say it, or ' +
      'else the commit where HEAD left the default branch. Where there is none, the report says so.',
    'Ends as the worst of the parts: 3 if a policy does not load, 2 for wrong use, 1 if a part has findings, 4 if there ' +
      'is nothing to check, 0 if every part that ran passed.',
  ],
  operands: [{ name: '[path...]', summary: 'policy files, pack folders, or folders of these' }],
  options: [
    { flags: '--trace <file>', summary: 'recorded events to replay: JSON lines, also gzip; - is stdin (repeatable)', isList: true },
    { flags: '--base <revision>', summary: 'the revision of the repository that has the policies in force' },
    { flags: '--against <[tier=]path>', summary: 'policies in force, in place of those at the base: a path, or git:REVISION:PATH (repeatable)', isList: true },
    { flags: '--fail-on <flips>', summary: 'which decisions that differ from the old ones fail the replay', choices: flipGates, fallback: 'loosened' },
    { flags: '--preset <preset>', summary: 'which lint rules are asked, whatever the configuration says', choices: ['recommended', 'strict'] },
    { flags: '--config <file>', summary: 'the configuration of lint (default: the nearest sluice.config.yaml)' },
    { flags: '--baseline <file>', summary: 'findings of lint that are known and not told' },
    { flags: '--lint-fail-on <level>', summary: 'from which level on findings of lint count', choices: failOnLevels, fallback: 'warning' },
    { flags: '--min-coverage <percent>', summary: 'fail where the tests show less of the rules (default: coverage is only told)' },
    { flags: '--mutate', summary: 'also look for changes of the rules that no test notices' },
    { flags: '--min-mutation-score <percent>', summary: 'fail where the tests notice less of these changes' },
    { flags: '--skip <part>', summary: 'leave a part out: fmt, lint, test, coverage or replay (repeatable)', isList: true },
    formatOption('ci'),
    togetherOption,
    ...deciderOptions,
  ],
  examples: [
    { line: 'sluice ci policies', says: 'all but the replay' },
    { line: 'sluice ci policies --trace traces/week.jsonl.gz --base origin/main', says: 'with what the change does to a week of traffic' },
    {
      line: 'sluice ci policies --format github --format markdown=comment.md --format junit=sluice.xml',
      says: 'annotations, a comment for the pull request, and a report for the build server',
    },
  ],
  load: async () => (await import('../verbs/run-ci.ts')).runCi,
})
