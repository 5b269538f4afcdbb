import { z } from 'zod'
import { isJsonObject, jsonEqual, type Json } from '../base/json.ts'
import { Undecidable } from '../base/undecidable.ts'
import { proceed, rewriteArgs } from '../flows/flow.ts'
import { defineAction } from './define-action.ts'
import { requireOneOf } from './one-of-keys.ts'
import { addIssue } from './param-issue.ts'
import type { Operation } from './rewrite/define-operation.ts'
import { operations, type OperationName } from './rewrite/registry.ts'

const names: readonly OperationName[] = operations.map(({ name }) => name)

/** One operation, with `create` beside it where that means something. */
const operationParam = z
  .strictObject(
    {
      ...Object.fromEntries(operations.map(({ name, param }) => [name, (param as z.ZodType).optional()])),
      create: z.literal(true, '`create` can only be `true`').optional(),
    },
    'an operation is a map',
  )
  .superRefine((map: Readonly<Record<string, unknown>>, context) => {
    if (!requireOneOf(context, map, names, 'rewrite')) return
    const used = operations.find(({ name }) => map[name] !== undefined)
    if (map['create'] !== undefined && used?.mayCreate !== true) {
      addIssue(context, ['create'], `\`create\` means nothing beside \`${used?.name ?? ''}\``, { on: 'key', code: 'SLC210' })
    }
  })

const rewriteParam = z
  .array(operationParam, '`rewrite` takes a list of operations')
  .min(1, '`rewrite` must not be empty')

/**
 * Changes the arguments before the tool runs: operations in the order written, each on what the one
 * before it left (L-31). Nothing changed is no opinion. What the model wrote stays in the transcript
 * (S-69). An operation that cannot be done is undecidable, and nothing of the rewrite happens.
 */
export const rewriteAction = defineAction({
  name: 'rewrite',
  summary: 'the tool runs with changed arguments; the transcript keeps what the model wrote',
  answers: ['RewriteArgs'],
  events: ['tool_call'],
  isGuard: false,
  param: rewriteParam,
  kind: 'flow',
  bind(param) {
    const bound = param.flatMap((map) => bindOperation(map))
    return (event, context) => {
      if (event.kind !== 'ToolCall') return proceed()
      if (event.argsFault !== undefined || !isJsonObject(event.args)) throw new Undecidable('args', 'is not an object')
      let args: Json = event.args
      for (const operation of bound) args = operation(args, { event, context })
      return args === event.args || jsonEqual(args, event.args) ? proceed() : rewriteArgs(args)
    }
  },
  examples: [
    {
      event: 'tool_call',
      param: [{ default: { '$.limit': 50 } }, { coerce: { '$.limit': 'integer' } }, { clamp: { '$.limit': { min: 1, max: 50 } } }],
      note: '{ limit: "500" } becomes { limit: 50 }',
    },
    { event: 'tool_call', param: [{ set: { '$.http.timeout': 5 }, create: true }], note: 'a missing `http` is made' },
    { event: 'tool_call', param: [{ remove: { key: { equals: 'authorization', ignore_case: true } } }], note: 'at any depth' },
  ],
})

function bindOperation(map: Readonly<Record<string, unknown>>): readonly Operation[] {
  const create = map['create'] === true
  // `as never`: the schema of the operation accepted its parameter.
  return operations.flatMap(({ name, bind }) => (map[name] === undefined ? [] : [bind(map[name] as never, create)]))
}
