import { expect, test } from 'vitest'
import { loadPolicy } from '../../core/load/load-policy.ts'
import { outcomesShown } from './outcomes-shown.ts'

interface Written {
  readonly action?: string
  readonly inRule?: string
  readonly inPack?: string
}

/** What is shown of the first rule: `hit`, `miss`, both or nothing. */
function shown({ action = 'skip: Not run.', inRule, inPack }: Written): string {
  const text = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
labels: { seen: {} }
${action === 'allow: true' ? 'unmatched: { skip: Not listed. }' : ''}
rules:
  - id: first
    event: tool_call
    match: { tool: shell }
    ${action}
${inRule === undefined ? '' : `    tests: [${inRule}]\n`}  - { id: second, event: tool_call, match: { tool: deploy }, terminate: Ended. }
${inPack === undefined ? '' : `tests: [${inPack}]\n`}`
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  const [pack] = loaded.value.packs
  const [rule] = pack?.rules ?? []
  if (pack === undefined || rule === undefined) throw new Error('there is no rule')
  const { hit, miss } = outcomesShown(pack)(rule)
  return [hit ? 'hit' : '', miss ? 'miss' : ''].join(' ').trim()
}

const shell = (expected: string) => `{ call: { tool: shell, args: {} }, expect: ${expected} }`

test.each<[string, Written, string]>([
  ['no test', {}, ''],
  ['a verdict', { inRule: shell('hit') }, 'hit'],
  ['the other verdict', { inRule: shell('miss') }, 'miss'],
  ['what cannot be judged', { inRule: `${shell('unknown')}, ${shell('fault')}` }, ''],
  ['a decision of the rule', { inRule: shell('skip') }, 'hit'],
  ['a decision of another rule', { inRule: shell('{ decision: terminate, rule: second }') }, 'miss'],
  ['nothing that happens', { inRule: shell('continue') }, 'miss'],
  ['a decision in a map', { inRule: `${shell('{ decision: refused }')}, ${shell('{ decision: continue }')}` }, 'hit miss'],
  ['a template, which may be either', { inRule: '{ each: [hit, miss], call: { tool: shell, args: {} }, expect: "${each}" }' }, 'hit miss'],
  ['steps', { inRule: `{ steps: [${shell('skip')}, ${shell('continue')}] }` }, 'hit miss'],
  ['the pack, by name', { inPack: shell('{ decision: skip, rule: first }') }, 'hit'],
  ['the pack, by the name of another rule', { inPack: shell('{ decision: terminate, rule: second }') }, 'miss'],
  ['the pack, by what the action does', { inPack: shell('skip') }, 'hit'],
  ['the pack, by what only another action does', { inPack: shell('terminate') }, ''],
  ['an allow rule that lets run', { action: 'allow: true', inRule: shell('continue') }, 'hit'],
  ['an allow rule that does not', { action: 'allow: true', inRule: shell('skip') }, 'miss'],
  ['a label that is set', { action: 'note: { label: seen }', inRule: shell('{ decision: continue, labels: [seen] }') }, 'hit'],
  ['a label that is not set', { action: 'note: { label: seen }', inRule: shell('{ decision: continue, labels: [] }') }, 'miss'],
])('%s', (_name, written, want) => {
  expect(shown(written)).toBe(want)
})
