import type { GovernedRun } from '../governed-run.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../plain-client/fields.ts'

interface CallInWriting {
  id: string
  name: string
  args: string
}

/** Puts the chunks of one answer together; each is judged before it is passed on. */
export async function collectChat(governed: GovernedRun, chunks: AsyncIterable<unknown>, onChunk?: (chunk: unknown) => void): Promise<Fields> {
  const calls = new Map<unknown, CallInWriting>()
  const said = { content: '', refusal: '' }
  let last: Fields = {}
  let usage: unknown
  let choices = 1
  for await (const chunk of chunks) {
    last = fieldsOf(chunk)
    usage = last['usage'] ?? usage
    for (const { index, delta } of listOf(last['choices'])) {
      choices = Math.max(choices, Number(index ?? 0) + 1)
      const { content, refusal, tool_calls: written } = fieldsOf(delta)
      for (const [field, text] of [['content', content], ['refusal', refusal]] as const) {
        if (typeof text !== 'string' || text === '') continue
        said[field] += text
        await governed.textDelta(text)
      }
      for (const one of listOf(written)) await readCall(governed, calls, one)
    }
    onChunk?.(chunk)
  }
  const message = {
    role: 'assistant',
    content: said.content === '' ? null : said.content,
    ...(said.refusal !== '' && { refusal: said.refusal }),
    ...(calls.size > 0 && { tool_calls: [...calls.values()].map(({ id, name, args }) => ({ id, type: 'function', function: { name, arguments: args } })) }),
  }
  const others = Array.from({ length: choices - 1 }, () => ({}))
  return { ...last, object: 'chat.completion', usage, choices: [{ index: 0, message }, ...others] }
}

async function readCall(governed: GovernedRun, calls: Map<unknown, CallInWriting>, { index, id, function: called }: Fields): Promise<void> {
  const { name, arguments: delta } = fieldsOf(called)
  const call = calls.get(index) ?? { id: '', name: '', args: '' }
  calls.set(index, call)
  call.id ||= textOf(id)
  call.name += textOf(name)
  call.args += textOf(delta)
  await governed.toolCallDelta({ toolCallId: call.id, ...(call.name !== '' && { toolName: call.name }), delta: textOf(delta) })
}
