import { defineCommand } from '../define-command.ts'
import { deciderOptions, formatOption } from '../options/shared-options.ts'

export const replay = defineCommand({
  name: 'replay',
  summary: 'what would the policy have done on recorded runs?',
  description: [
    'Decides every event of recorded traces and prints a summary by decision, rule, tool and, where the trace has ' +
      'labels, by label. A trace is a file of JSON lines, also gzip, of any length; - is stdin. A folder, a .yaml ' +
      'and a .yml operand are policies, all others are traces.',
    'A trace does not hold the world that it happened in: rules that ask about links, files and host names find a plain ' +
      'one, unless --world says otherwise.',
    'With --against two policies decide the same events, the one in force now and the changed one, and what differs is ' +
      'printed: by rule, with counts, tools, runs and an example. What the trace does not hold is not assumed there ' +
      'but said: such a rule is undecided, until --world, --env or the trace states the fact.',
    'Ends with 0 if every line was decided, 1 if some line was refused or --fail-on found a change, 4 if there was no event.',
  ],
  operands: [{ name: '<path...>', summary: 'policies, then traces' }],
  options: [
    {
      flags: '--against <[tier=]path>',
      summary: 'compare with this policy: a path, or git:REVISION:PATH for a revision of the repository (repeatable)',
      isList: true,
    },
    {
      flags: '--fail-on <loosened|any>',
      summary: 'with --against: end with 1 if a decision became less strict, or if any changed; other reasons alone do not count',
      choices: ['loosened', 'any'],
    },
    { flags: '--workers <count>', summary: 'with --against: threads that decide; the answer is the same for any number (default: by the processors)' },
    { flags: '--show-values', summary: 'with --against: show the values of the events in the accounts of examples, which may be secrets' },
    { flags: '--decisions <file>', summary: 'also write every decision as a JSON line; - is stdout instead of the summary' },
    { flags: '--verbose', summary: 'also print every event with its decision and the reason' },
    ...deciderOptions,
    { ...formatOption('flips'), summary: `${formatOption('flips').summary}; markdown and html go with --against` },
  ],
  examples: [
    { line: 'sluice replay policies/payments trace.jsonl.gz', says: 'a summary' },
    { line: 'sluice replay p.yaml q.yaml run1.jsonl run2.jsonl --format json', says: 'two packs, two traces, for a program' },
    { line: 'sluice replay p.yaml trace.jsonl --decisions out.jsonl', says: 'keep every decision' },
    { line: 'sluice replay policies traces/week.jsonl.gz --against git:main:policies', says: 'what a change would have done' },
    {
      line: 'sluice replay new.yaml trace.jsonl --against old.yaml --fail-on loosened --format html=flips.html',
      says: 'a gate, and a report to look through',
    },
  ],
  load: async () => (await import('../verbs/run-replay.ts')).runReplay,
})
