import { hookProtocols } from '../../../adapters/hooks/registry.ts'
import { defineCommand } from '../define-command.ts'
import { checkOption, environmentOption, intersectOption, tierOption, traceRedirectsOption, worldOption } from '../options/shared-options.ts'

export const hook = defineCommand({
  name: 'hook',
  summary: 'answer one question of an agent: the command that its settings name',
  description: [
    'Reads one question of an agent from stdin and prints one JSON object, the answer in the words of its protocol. ' +
      `Protocols: ${hookProtocols.map(({ name }) => name).join(', ')}.`,
    'Whatever goes wrong refuses the call: a policy that does not load, a question that cannot be read, the deadline, ' +
      'a crash. Write `|| exit 2` behind the command, so that a program that is missing or was killed refuses too.',
    'What a run carries from one question to the next (its end, its labels, the decided arguments) lies in a folder of ' +
      'the user: --state, else SLUICE_STATE_DIR, else the cache.',
    'Ends with 0 and an answer, or with 2, which refuses.',
  ],
  operands: [
    { name: '<protocol>', summary: `the agent: ${hookProtocols.map(({ name }) => name).join(', ')}` },
    { name: '[path...]', summary: 'policy files, pack folders, or folders of these' },
  ],
  options: [
    { flags: '--timeout-ms <number>', summary: 'refuse when there is no decision by then; keep it below what the agent waits (default: 10000)' },
    {
      flags: '--on-rewrite <ask|allow>',
      summary: 'a call with changed arguments asks a person, or runs as if one had allowed it (default: ask)',
    },
    { flags: '--event <name>', summary: 'the event that the settings name the command for, so that a question that cannot be read is refused as that' },
    { flags: '--state <folder>', summary: 'where sessions are kept' },
    tierOption,
    intersectOption,
    environmentOption,
    checkOption,
    worldOption,
    traceRedirectsOption,
  ],
  examples: [
    { line: 'sluice hook claude-code policy.yaml || exit 2', says: 'the command of PreToolUse in .claude/settings.json' },
    { line: 'sluice hook claude-code --tier operator=/etc/agents/base policy.yaml', says: 'with a pack that comes first' },
  ],
  load: async () => (await import('../verbs/run-hook.ts')).runHook,
})
