import { defineCommand } from '../define-command.ts'
import { pageFormatOption } from '../options/page-options.ts'

export const rules = defineCommand({
  name: 'rules',
  summary: 'the lint rules with their levels',
  description: [
    'Lists what `sluice lint` looks for: code, name, level, preset, whether a program can mend it, and what it finds. ' +
      '`sluice explain NAME` tells all of one.',
    'Ends with 0.',
  ],
  operands: [],
  options: [
    { flags: '--preset <preset>', summary: 'only rules that are asked under it', choices: ['recommended', 'strict'] },
    { flags: '--category <category>', summary: 'only rules of one kind', choices: ['correctness', 'safety', 'style'] },
    pageFormatOption,
  ],
  examples: [
    { line: 'sluice rules', says: 'all of them' },
    { line: 'sluice rules --preset recommended --category safety', says: 'what holds for everybody and can be got round' },
    { line: 'sluice rules --format json', says: 'for a program' },
  ],
  load: async () => (await import('../verbs/run-rules.ts')).runRules,
})
