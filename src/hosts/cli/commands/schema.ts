import { defineCommand } from '../define-command.ts'

export const schema = defineCommand({
  name: 'schema',
  summary: 'print the JSON Schema by which editors complete and check',
  description: [
    'Prints a JSON Schema (draft 7): for policies and rule files (default), for files of tests (*.test.yaml), for ' +
      'catalogues of tools, or for sluice.config.yaml. It shows what each key means and refuses what has the wrong ' +
      'shape; `sluice check` finds the rest.',
    'Ends with 0, or 2 for another kind of file.',
  ],
  operands: [{ name: '[policy|tests|catalogue|config]', summary: 'the kind of file; default policy' }],
  options: [],
  examples: [
    { line: 'sluice schema > policy.schema.json', says: 'for a line `# yaml-language-server: $schema=policy.schema.json` in policies beside it' },
    { line: 'sluice schema tests', says: 'for *.test.yaml' },
  ],
  load: async () => (await import('../verbs/run-schema.ts')).runSchema,
})
