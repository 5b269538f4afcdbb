import { z } from 'zod'
import { isToolNamePattern } from '../../text/tool-name-pattern.ts'
import { addIssue } from '../param-issue.ts'
import { redactParam } from '../redact/redact-param.ts'
import { jsonParam, refuseTemplates, templateParam } from '../text-param.ts'
import { requireOneOf } from '../one-of-keys.ts'

const toolName = z.string('a tool name must be a text').min(1, 'a tool name must not be empty')
const toolNames = z.array(toolName, 'tool names stand in a list').min(1, 'the list of tools must not be empty')

/** `[]` is a wish too: no executable tool. */
const toolList = z.array(toolName, 'tool names stand in a list').superRefine((names, context) => {
  for (const [index, name] of names.entries()) {
    if (!isToolNamePattern(name)) continue
    addIssue(context, [index], `the pattern \`${name}\` stands where a tool name belongs`, {
      code: 'SLC206',
      hint: `write \`{ tool: "${name}" }\` for every tool that fits`,
    })
  }
})

const activeTools = z.union(
  [
    toolList,
    z
      .strictObject({
        /** Names or `*` patterns that are left out. */
        except: toolNames.optional(),
        /** A name or `*` pattern, or a list of them. */
        tool: z.union([toolName, toolNames], '`tool` takes a name or a list of names').optional(),
      })
      .superRefine((map, context) => {
        requireOneOf(context, map, ['except', 'tool'], 'active_tools')
      }),
  ],
  '`active_tools` takes a list of tools, `{ except }` or `{ tool }`',
)

const toolChoice = z.union(
  [
    z.enum(['auto', 'required', 'none'], '`tool_choice` is `auto`, `required`, `none` or `{ names }`'),
    z.strictObject({ names: toolNames }),
  ],
  '`tool_choice` is `auto`, `required`, `none` or `{ names }`',
)

const document = z.strictObject(
  {
    id: z.string('`id` must be a text').min(1, '`id` must not be empty'),
    text: z
      .string('`text` must be a text')
      .min(1, '`text` must not be empty')
      .superRefine((text, context) => refuseTemplates(context, text, [])),
    additional_props: z.record(z.string(), jsonParam, '`additional_props` must be a map').optional(),
  },
  'a document is `{ id, text, additional_props }`',
)

const history = z
  .strictObject(
    {
      keep_last: z
        .number('`keep_last` must be a number')
        .int('`keep_last` must be a whole number')
        .min(0, '`keep_last` must not be negative')
        .optional(),
      redact: redactParam.optional(),
    },
    '`history` takes `{ keep_last, redact }`',
  )
  .superRefine((map, context) => {
    if (map.keep_last === undefined && map.redact === undefined) {
      requireOneOf(context, {}, ['keep_last', 'redact'], 'history')
    }
  })

/** What stands in `patch:`, the fields of a request patch in snake case (L-34). */
export const patchParam = z
  .strictObject(
    {
      preamble: templateParam('preamble').optional(),
      temperature: z.number('`temperature` must be a number').min(0, '`temperature` must not be negative').optional(),
      max_tokens: z
        .number('`max_tokens` must be a number')
        .int('`max_tokens` must be a whole number')
        .min(1, '`max_tokens` must be at least 1')
        .optional(),
      tool_choice: toolChoice.optional(),
      active_tools: activeTools.optional(),
      additional_params: jsonParam.optional(),
      extra_context: z
        .array(document, '`extra_context` takes a list of documents')
        .min(1, '`extra_context` must not be empty')
        .optional(),
      history: history.optional(),
    },
    '`patch` must be a map',
  )
  .superRefine((map, context) => {
    if (Object.values(map).every((value) => value === undefined)) {
      addIssue(context, [], '`patch` must not be empty', { code: 'SLC205' })
    }
    if (map.additional_params !== undefined) refuseTemplates(context, map.additional_params, ['additional_params'])
  })
export type PatchParam = z.infer<typeof patchParam>
export type ActiveToolsParam = NonNullable<PatchParam['active_tools']>
export type HistoryParam = NonNullable<PatchParam['history']>
