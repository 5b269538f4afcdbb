import { defineCommand } from '../define-command.ts'
import { coverageFormatOption, formatOption, intersectOption, nowOption, targetOption, tierOption, togetherOption } from '../options/shared-options.ts'

export const test = defineCommand({
  name: 'test',
  summary: 'run the tests that stand in the policy',
  description: [
    'Runs the cases under `tests` of packs, rules and exceptions, and those in *.test.yaml files beside a policy, ' +
      'each pack by itself, since its cases say what it decides alone. No test found, and a filter that fits none, are errors and never a pass.',
    'Ends with 0 if all cases pass, 1 if one fails, 3 if the policy does not load, 4 if there is no case to run.',
  ],
  operands: [{ name: '[path...]', summary: 'policy files, pack folders, or folders of these' }],
  options: [
    { flags: '--filter <text>', summary: 'only cases whose name holds this text' },
    { flags: '-v, --verbose', summary: 'tell the cases that passed, too' },
    { flags: '--bail', summary: 'end behind the first case that fails' },
    { flags: '--shard <i/n>', summary: 'only the i-th of n shares of the cases; n runs have each case once' },
    { flags: '--watch', summary: 'run again whenever a policy or a file of tests changes, until Ctrl-C' },
    { flags: '--update', summary: 'rewrite what failing cases expect to what came, and show the change; read it, since this makes any failure pass' },
    { flags: '--force', summary: 'let --update work where CI is set' },
    { flags: '--coverage', summary: 'count what the cases show of each rule and test, and list what they never do' },
    coverageFormatOption,
    { flags: '--min-coverage <percent>', summary: 'with --coverage: exit 1 where the cases show less' },
    { flags: '--mutate', summary: 'change the rules in small ways, one at a time, and list the changes that no case notices' },
    { flags: '--workers <n>', summary: 'with --mutate: threads that share the work (default: as many as are of use)' },
    { flags: '--min-mutation-score <percent>', summary: 'with --mutate: exit 1 where the cases notice less of the changes' },
    togetherOption,
    tierOption,
    targetOption,
    intersectOption,
    nowOption,
    formatOption('tests'),
  ],
  examples: [
    { line: 'sluice test policies/payments', says: 'all cases of a pack' },
    { line: 'sluice test p.yaml --filter no-recursive-delete', says: 'the cases of one rule' },
    { line: 'sluice test policies --shard 2/4 --format junit=share-2.xml', says: 'one of four runs that share the cases' },
  ],
  load: async () => (await import('../verbs/run-test.ts')).runTest,
})
