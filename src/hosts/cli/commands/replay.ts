import { defineCommand } from '../define-command.ts'
import {
  checkOption,
  environmentOption,
  formatOption,
  intersectOption,
  nowOption,
  targetOption,
  tierOption,
  traceRedirectsOption,
  worldOption,
} from '../options/shared-options.ts'

export const replay = defineCommand({
  name: 'replay',
  summary: 'what would the policy have done on recorded runs?',
  description: [
    'Decides every event of recorded traces and prints a summary by decision, rule, tool and, where the trace has ' +
      'labels, by label. A trace is a file of JSON lines, also gzip, of any length; - is stdin. A folder, a .yaml ' +
      'and a .yml operand are policies, all others are traces.',
    'A trace does not hold the world that it happened in: rules that ask about links, files and host names find a plain ' +
      'one, unless --world says otherwise.',
    'Ends with 0 if every line was decided, 1 if some line was refused, 4 if there was no event.',
  ],
  operands: [{ name: '<path...>', summary: 'policies, then traces' }],
  options: [
    { flags: '--decisions <file>', summary: 'also write every decision as a JSON line; - is stdout instead of the summary' },
    { flags: '--verbose', summary: 'also print every event with its decision and the reason' },
    tierOption,
    targetOption,
    intersectOption,
    nowOption,
    environmentOption,
    checkOption,
    worldOption,
    traceRedirectsOption,
    formatOption('replay'),
  ],
  examples: [
    { line: 'sluice replay policies/payments trace.jsonl.gz', says: 'a summary' },
    { line: 'sluice replay p.yaml q.yaml run1.jsonl run2.jsonl --format json', says: 'two packs, two traces, for a program' },
    { line: 'sluice replay p.yaml trace.jsonl --decisions out.jsonl', says: 'keep every decision' },
  ],
  load: async () => (await import('../verbs/run-replay.ts')).runReplay,
})
