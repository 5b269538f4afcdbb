import type { Shard } from '../../../tools/policy-test/select-cases.ts'
import type { Given } from '../define-command.ts'

/** `2/3`: the second of three runs that share the cases. */
export function parseShard(text: string): Given<Shard> {
  const [, index = '', of = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const shard = { index: Number(index), of: Number(of) }
  if (shard.index >= 1 && shard.index <= shard.of) return { ok: true, value: shard }
  return { ok: false, message: '--shard: needs a share such as 2/3, from 1/3 to 3/3' }
}
