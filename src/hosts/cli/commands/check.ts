import { defineCommand } from '../define-command.ts'
import { formatOption, intersectOption, nowOption, targetOption, tierOption } from '../options/shared-options.ts'

export const check = defineCommand({
  name: 'check',
  summary: 'does the policy load?',
  description: [
    'Reads the policies at all paths as one policy and reports everything that is wrong with it, with the exact ' +
      'place and what to do. A path is a policy file, a pack folder (with pack.yaml), or a folder of these.',
    'Ends with 0 if the policy loads, 1 if it loads with warnings under --strict, 3 if it does not load.',
  ],
  operands: [{ name: '[path...]', summary: 'policy files, pack folders, or folders of these' }],
  options: [
    { flags: '--strict', summary: 'warnings are findings too' },
    tierOption,
    targetOption,
    intersectOption,
    nowOption,
    formatOption('check'),
  ],
  examples: [
    { line: 'sluice check policies/payments', says: 'one pack' },
    { line: 'sluice check --tier host=policies/payments my-rules.yaml', says: 'two packs in two tiers, as an agent loads them' },
    { line: 'sluice check --format json my-rules.yaml', says: 'findings for a program to read' },
  ],
  load: async () => (await import('../verbs/run-check.ts')).runCheck,
})
