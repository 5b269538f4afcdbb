import { z } from 'zod'
import type { Verdict } from '../base/verdict.ts'
import { parseSqlName } from '../sql/parse-sql-name.ts'
import { sqlAccesses, type SqlAccess } from '../sql/sql-access.ts'
import { statementVerbs } from '../sql/statement-parts.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { listed } from './listed-param.ts'
import { countParam, emptyParam, type CountParam } from './quantify.ts'
import { textParam } from './text-param.ts'

/** A name as SQL writes it, or a pattern over folded names in which `*` stands for any run of characters. */
export type NamePattern = string | { readonly glob: string }

/** What one part must be; all parts of it must hold. */
export interface SqlPartParam {
  readonly access?: SqlAccess | readonly SqlAccess[] | undefined
  readonly verb?: string | readonly string[] | undefined
  readonly table?: NamePattern | readonly NamePattern[] | undefined
  readonly function?: NamePattern | readonly NamePattern[] | undefined
}

export interface SqlParam {
  readonly dialect: 'postgresql'
  readonly count?: CountParam | undefined
  readonly some?: SqlPartParam | undefined
  readonly every?: SqlPartParam | undefined
  readonly empty?: Verdict | undefined
  readonly functions?: string | readonly string[] | undefined
}

const nameText = z
  .string('must be a text')
  .check((context) => {
    if (parseSqlName(context.value) !== undefined) return
    const message = context.value === '' ? 'must not be empty' : 'must be `name` or `schema.name`, in double quotes where SQL needs them'
    context.issues.push({ code: 'custom', message, input: context.value })
  })
  .meta({ minLength: 1 })

const onePattern = dispatchedParam<NamePattern>(
  { string: nameText, object: z.strictObject({ glob: textParam }) },
  'must be a name or `{ glob: … }`',
)

const namePattern = dispatchedParam<NamePattern | readonly NamePattern[]>(
  { string: nameText, object: z.strictObject({ glob: textParam }), array: z.array(onePattern).min(1, 'must not be empty') },
  'must be a name, `{ glob: … }` or a list of these',
)

const verbText = z.string('must be a text').check((context) => {
  if (statementVerbs.has(context.value)) return
  const message = context.value === '' ? 'must not be empty' : 'must be the first word of a statement, in lower case'
  context.issues.push({ code: 'custom', message, input: context.value })
})

const partParam: z.ZodType<SqlPartParam> = z
  .strictObject({
    access: listed(z.enum(sqlAccesses)).optional(),
    verb: listed(verbText).optional(),
    table: namePattern.optional(),
    function: namePattern.optional(),
  })
  .check((context) => {
    if (Object.keys(context.value).length > 0) return
    context.issues.push({ code: 'custom', message: 'must not be empty', input: context.value })
  })

export const sqlParam: z.ZodType<SqlParam> = z
  .strictObject({
    dialect: z.literal('postgresql', 'must be `postgresql`'),
    count: countParam.optional(),
    some: partParam.optional(),
    every: partParam.optional(),
    empty: emptyParam.optional(),
    functions: listed(nameText).optional(),
  })
  .check((context) => {
    const { count, some, every, empty, functions } = context.value
    const asksParts = some !== undefined || every !== undefined
    if (!asksParts && count === undefined) {
      context.issues.push({ code: 'custom', message: 'needs `some`, `every` or `count`', input: context.value })
    } else if (!asksParts && empty !== undefined) {
      context.issues.push({ code: 'custom', path: ['empty'], message: 'means nothing beside `count` alone', input: empty })
    } else if (!asksParts && functions !== undefined) {
      context.issues.push({ code: 'custom', path: ['functions'], message: 'means nothing beside `count` alone', input: functions })
    }
  })
