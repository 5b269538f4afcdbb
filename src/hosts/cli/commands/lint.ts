import { failOnLevels } from '../../../tools/lint/fail-on.ts'
import { defineCommand } from '../define-command.ts'
import { formatOption, intersectOption, nowOption, targetOption, tierOption, togetherOption } from '../options/shared-options.ts'

export const lint = defineCommand({
  name: 'lint',
  summary: 'what is wrong with the policies, and what will go wrong with them?',
  description: [
    'Loads the policies as `check` does, each pack by itself, and asks every lint rule of its preset about them. All ' +
      'that loading and rules find stands in one report, by file. The nearest sluice.config.yaml at or above the ' +
      'current folder (not above the repository) says which rules are asked and what they are worth.',
    '--fix changes nothing but the text that is wrong, and writes a file only if it still loads. A baseline ' +
      'hides known findings of lint rules, recognised by code, file and the line itself; it never hides that a policy ' +
      'does not load.',
    'Ends with 0 without findings, 1 with findings of the level of --fail-on or above, 3 if a policy does not load, 4 ' +
      'if there is nothing to lint.',
  ],
  operands: [{ name: '[path...]', summary: 'policy files, pack folders, or folders of these' }],
  options: [
    formatOption('lint'),
    { flags: '--fix', summary: 'mend what can be mended without a call being decided otherwise' },
    { flags: '--fix-unsafe', summary: 'mend also where a call may be decided otherwise; read the change' },
    {
      flags: '--fail-on <level>',
      summary: 'from which level on findings count; those below are only told',
      choices: failOnLevels,
      fallback: 'warning',
    },
    { flags: '--preset <preset>', summary: 'which rules are asked, whatever the configuration says', choices: ['recommended', 'strict'] },
    { flags: '--config <file>', summary: 'the configuration (default: the nearest sluice.config.yaml)' },
    { flags: '--baseline <file>', summary: 'findings that are known and not told' },
    { flags: '--write-baseline', summary: 'write all findings of this run into the file of --baseline' },
    { flags: '--stdin-path <name>', summary: 'lint the text on stdin as this file, in its pack if it lies in one' },
    togetherOption,
    tierOption,
    targetOption,
    intersectOption,
    nowOption,
  ],
  examples: [
    { line: 'sluice lint policies', says: 'every pack of a folder' },
    { line: 'sluice lint policies --fix', says: 'mend what is safe to mend' },
    { line: 'sluice lint policies --format github --format sarif=sluice.sarif', says: 'annotations, and a file for code scanning' },
    { line: 'sluice lint policies --baseline known.json --write-baseline', says: 'begin with the findings of today as known' },
  ],
  load: async () => (await import('../verbs/run-lint.ts')).runLint,
})
