import { wordAfter, type Block } from './read-blocks.ts'

const header = 'sluice: 1\npack: { id: example/fragment, version: 1.0.0 }\n'

function indented(text: string, depth: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(depth))
}

/**
 * A block as a whole policy. Words of its info string say what is missing: `rule` stands for a list of
 * rules, `match`, `unless` and `when` for the value of that key; `event` names the event of such a
 * rule, `tool_call` without it. A block without one of them is a policy already.
 */
export function completePolicy(block: Block): string {
  const { info, text } = block
  if (info.includes('rule')) return `${header}rules:\n${indented(text, 2)}`
  const part = ['match', 'unless', 'when'].find((word) => info.includes(word))
  if (part === undefined) return text
  const event = wordAfter(block, 'event') ?? 'tool_call'
  const match = part === 'match' ? '' : '    match: any\n'
  const rule = `  - id: shown\n    event: ${event}\n${match}    ${part}:\n${indented(text, 6)}`
  return `${header}rules:\n${rule}    terminate: "Run ended by the shown rule."\n`
}
