import { defineCommand } from '../define-command.ts'
import { deciderOptions } from '../options/shared-options.ts'

export const evaluate = defineCommand({
  name: 'eval',
  summary: 'decide events: JSON lines in, decisions as JSON lines out',
  description: [
    'Reads one event a line and prints one decision a line, in the same order. Events of one run_id share a run. ' +
      'A line that is no event gets no decision: it is reported on stderr with its line number, and the rest goes ' +
      'on.',
    'Rules that ask about links, files and host names are answered by this machine, unless --world says otherwise.',
    'Ends with 0 if every line was decided, 1 if some line was refused, 4 if there was no event.',
  ],
  operands: [{ name: '[path...]', summary: 'policy files, pack folders, or folders of these' }],
  options: [
    { flags: '--events <file>', summary: 'JSON lines, also gzip; - is stdin', fallback: '-' },
    ...deciderOptions,
  ],
  examples: [
    { line: 'sluice eval policies/payments --events events.jsonl', says: 'decide the events of a file' },
    {
      line: `echo '{"kind":"tool_call","run_id":"r","turn":1,"seq":1,"tool_name":"pay","args":{"amount":501}}' | sluice eval p.yaml`,
      says: 'decide one event',
    },
    { line: 'sluice eval p.yaml --env os=linux --events -', says: 'with a fact about the host' },
  ],
  load: async () => (await import('../verbs/run-eval.ts')).runEval,
})
