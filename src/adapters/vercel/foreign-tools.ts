import type { GovernedRun } from '../governed-run.ts'
import { isOwnCall, providerTool, text, type AnswerTools } from './answer-parts.ts'
import type { CallParams, SpecPart } from './model-spec.ts'

/** Tools that the provider runs by itself are not offered: nothing could be decided about their calls. */
export function withoutProviderTools(params: CallParams, { tools, ungoverned }: AnswerTools): CallParams {
  if (params.tools === undefined) return params
  const kept = params.tools.filter(({ type, name }) => type === 'function' || tools.isExecutedHere(name) || ungoverned.includes(name))
  return kept.length === params.tools.length ? params : { ...params, tools: kept.length > 0 ? kept : undefined }
}

/** @throws SluiceTerminated if the part tells of a tool that the provider runs, and the host does not allow that. */
export function refuseProviderTool(part: SpecPart, governed: GovernedRun, { ungoverned }: AnswerTools): void {
  const name = providerTool(part)
  if (name === undefined || ungoverned.includes(name)) return
  governed.fault(`Run ended: the provider runs the tool \`${name}\` by itself, beyond every rule.`)
}

/** @throws SluiceTerminated if the application is to run a tool, and the host does not allow that. */
export function refuseClientTools(
  content: readonly SpecPart[],
  answers: ReadonlyMap<string, string>,
  governed: GovernedRun,
  { tools, ungoverned }: AnswerTools,
): void {
  const foreign = content.find((part) => {
    const name = text(part, 'toolName')
    return isOwnCall(part) && !answers.has(text(part, 'toolCallId')) && !tools.isExecutedHere(name) && !ungoverned.includes(name)
  })
  if (foreign === undefined) return
  governed.fault(`Run ended: the application runs the tool \`${text(foreign, 'toolName')}\`, where no rule reads its result.`)
}
