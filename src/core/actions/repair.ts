import { z } from 'zod'
import { editDistance, foldName } from '../base/nearest-name.ts'
import { ownMember } from '../base/json.ts'
import type { InvalidToolCallContext } from '../events/step-event.ts'
import { proceed, repair } from '../flows/flow.ts'
import { defineAction } from './define-action.ts'
import { nameMap } from './name-map.ts'
import { requireOneOf } from './one-of-keys.ts'

const toolName = z.string('a tool name must be a text').min(1, 'a tool name must not be empty')

const repairParam = z
  .strictObject(
    {
      to: toolName.optional(),
      map: nameMap(toolName, '`map`').optional(),
      closest: z
        .strictObject(
          {
            max_distance: z
              .number('`max_distance` must be a number')
              .int('`max_distance` must be a whole number')
              .min(0, '`max_distance` must not be negative')
              .max(10, '`max_distance` is too far for a slip'),
          },
          '`closest` must be a map',
        )
        .optional(),
    },
    '`repair` must be a map',
  )
  .superRefine((param, context) => {
    requireOneOf(context, param, ['to', 'map', 'closest'], 'repair')
  })
type RepairParam = z.infer<typeof repairParam>

/**
 * Renames the invalid call; it then meets the rules on tool calls under its new name (S-73). A name
 * that no tool allowed now has is no opinion, so that later rules are asked. Source: L-35.
 */
export const repairAction = defineAction({
  name: 'repair',
  summary: 'the invalid call is renamed to a tool that is allowed; without one later rules are asked',
  answers: ['Repair'],
  events: ['invalid_tool_call'],
  isGuard: false,
  param: repairParam,
  kind: 'flow',
  bind: (param) => (event) => {
    if (event.kind !== 'InvalidToolCall') return proceed()
    const target = targetOf(param, event.call)
    return target !== undefined && event.call.allowedTools.includes(target) ? repair(target) : proceed()
  },
  examples: [
    { event: 'invalid_tool_call', param: { to: 'bash' }, note: 'whatever the name, where `bash` is allowed' },
    { event: 'invalid_tool_call', param: { map: { Terminal: 'bash' } }, note: '`Terminal` becomes `bash`, `terminal` is no opinion' },
    { event: 'invalid_tool_call', param: { closest: { max_distance: 2 } }, note: '`read-fiel` becomes `read_file`' },
  ],
})

function targetOf(param: RepairParam, call: InvalidToolCallContext): string | undefined {
  if (param.to !== undefined) return param.to
  if (param.map !== undefined) {
    const target = ownMember(param.map, call.toolName)
    return typeof target === 'string' ? target : undefined
  }
  return param.closest === undefined ? undefined : closestTool(call, param.closest.max_distance)
}

/** The one allowed tool that is nearest; never for a call of a tool that exists, since that was no slip. */
function closestTool(call: InvalidToolCallContext, maxDistance: number): string | undefined {
  if (call.availableTools.includes(call.toolName)) return undefined
  const wanted = foldName(call.toolName)
  let nearest: string | undefined
  let nearestDistance = maxDistance + 1
  for (const candidate of new Set(call.allowedTools)) {
    const name = foldName(candidate)
    // The difference in length is a lower bound, and keeps a hostile name of any length cheap.
    if (Math.abs(name.length - wanted.length) > Math.min(maxDistance, nearestDistance)) continue
    const distance = editDistance(wanted, name, maxDistance)
    if (distance > maxDistance) continue
    if (distance === nearestDistance) nearest = undefined
    if (distance < nearestDistance) {
      nearest = candidate
      nearestDistance = distance
    }
  }
  return nearest
}
