import { defineCommand } from '../define-command.ts'

export const init = defineCommand({
  name: 'init',
  summary: 'write a small policy with tests to start from',
  description: [
    'Writes policy.yaml into a folder (default: the current one). It loads and its tests pass. A file that is ' +
      'there is never written over.',
    'Ends with 0 if the file was written, 2 if it could not be.',
  ],
  operands: [{ name: '[folder]', summary: 'where to write; made if it does not exist' }],
  options: [],
  examples: [
    { line: 'sluice init', says: 'writes policy.yaml here' },
    { line: 'sluice init policies/shell && sluice test policies/shell', says: 'writes a policy and runs its tests' },
  ],
  load: async () => (await import('../verbs/run-init.ts')).runInit,
})
