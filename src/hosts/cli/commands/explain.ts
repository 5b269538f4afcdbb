import { defineCommand } from '../define-command.ts'
import { pageFormatOption } from '../options/page-options.ts'
import { deciderOptions } from '../options/shared-options.ts'

export const explain = defineCommand({
  name: 'explain',
  summary: 'why an event was decided so, or what a code, rule, operator, action or event means',
  description: [
    'With --call: decides one event by the policies that are named and tells why: every rule that was asked, what ' +
      'each of its tests saw and gave, what was changed by whom, what closed the chain, and which rules were not ' +
      'asked. The file holds one event as JSON, or is a trace; earlier lines of the same run are decided first. ' +
      'Values of the event are described and not shown, unless --show-values says so. Rules that ask about links, files ' +
      'and host names find a plain world, unless --world says otherwise.',
    'Without it: prints the page of what is named: a code such as SLC301, a lint rule, an operator, an action or an ' +
      'event. Without a name it prints the list of all of them.',
    'Ends with 0 if the event was decided, or if there is such a page; 1 if a line is no event; 2 if there is no such ' +
      'page, line or rule; 4 if there is no event.',
  ],
  operands: [{ name: '[name...]', summary: 'codes or names, of which letter case does not count; with --call, policies' }],
  options: [
    { flags: '--call <file>', summary: 'the event to explain: one as JSON, or a trace of which --line names one (default: its last); - is stdin' },
    { flags: '--line <number>', summary: 'which line of the trace, counted from 1' },
    { flags: '--why-not <rule>', summary: 'also tell why this rule did not hit, and the smallest change that would make it' },
    { flags: '--show-values', summary: 'show the values of the event, which may be secrets' },
    pageFormatOption,
    ...deciderOptions,
  ],
  examples: [
    { line: 'sluice explain SLC301', says: 'what a finding means and how to mend it' },
    { line: 'sluice explain starts_with redact tool_call', says: 'an operator, an action and an event' },
    { line: 'sluice explain no-catch-all-skip --format json', says: 'a lint rule, for a program' },
    { line: 'sluice explain policies/payments --call event.json', says: 'why this event is decided as it is' },
    { line: 'sluice explain p.yaml --call trace.jsonl --line 7 --why-not cap', says: 'why the rule `cap` did not hit line 7' },
  ],
  load: async () => (await import('../verbs/run-explain.ts')).runExplain,
})
