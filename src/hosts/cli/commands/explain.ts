import { defineCommand } from '../define-command.ts'
import { pageFormatOption } from '../options/page-options.ts'

export const explain = defineCommand({
  name: 'explain',
  summary: 'what a code, lint rule, operator, action or event means',
  description: [
    'Prints the page of what is named: a code such as SLC301, a lint rule, an operator, an action or an event. ' +
      'Without a name it prints the list of all of them.',
    'Ends with 0 if there is such a page, 2 if there is none.',
  ],
  operands: [{ name: '[name...]', summary: 'codes or names; letter case does not count' }],
  options: [pageFormatOption],
  examples: [
    { line: 'sluice explain SLC301', says: 'what a finding means and how to mend it' },
    { line: 'sluice explain starts_with redact tool_call', says: 'an operator, an action and an event' },
    { line: 'sluice explain no-catch-all-skip --format json', says: 'a lint rule, for a program' },
  ],
  load: async () => (await import('../verbs/run-explain.ts')).runExplain,
})
