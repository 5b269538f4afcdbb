import type { McpIdentity } from '../../core/events/step-event.ts'
import type { GovernedRun } from '../governed-run.ts'
import { governedModel } from './governed-model.ts'
import { governedTools } from './governed-tools.ts'
import { isRecord, specModelOf, type SpecModel } from './model-spec.ts'
import type { RunHolder } from './run-holder.ts'
import { sdkMajor } from './sdk-major.ts'

/** What `generateText`, `streamText` and their like are called with, as far as a policy needs it. */
export interface GovernableSettings {
  readonly model: unknown
  readonly tools?: unknown
  readonly stopWhen?: unknown
  readonly prepareStep?: unknown
}

export interface SettingsSeam {
  readonly ungoverned: readonly string[]
  readonly mcp: (toolName: string) => McpIdentity | undefined
  readonly onCalled: (options: object, run: GovernedRun) => void
}

type Loose = (...given: readonly unknown[]) => unknown

/** The settings with model, tools and steps behind the policy; everything else stays. */
export function governedSettings<Settings extends GovernableSettings>(settings: Settings, holder: RunHolder, seam: SettingsSeam): Settings {
  const { model, tools, stopWhen, prepareStep } = settings
  // `as`: settings are an object, whose further members are read by name.
  const more = settings as Readonly<Record<string, unknown>>
  if (more['experimental_toolCallers'] !== undefined) {
    throw new Error('sluice/vercel: tools that call other tools (`experimental_toolCallers`) cannot be governed: the SDK replaces their code')
  }
  let takesCalls = false
  const book = governedTools(
    { tools, refine: more['experimental_refineToolInput'] },
    { governed: () => holder.run(), takesCalls: () => takesCalls, onCalled: seam.onCalled },
  )
  const known = new WeakSet<object>()
  const govern = (given: unknown): SpecModel => {
    // `as`: what was governed here is a model.
    if (isRecord(given) && known.has(given)) return given as unknown as SpecModel
    const governed = governedModel(specModelOf(given), {
      governed: (isStreaming) => holder.run(isStreaming),
      tools: book,
      ungoverned: seam.ungoverned,
      mcp: seam.mcp,
      onRequest: (params, { specificationVersion }) => {
        takesCalls = (sdkMajor(params) ?? (specificationVersion === 'v2' ? 5 : 6)) >= 6
      },
    })
    known.add(governed)
    return governed
  }
  return {
    ...settings,
    model: govern(model),
    ...(tools !== undefined && tools !== null && { tools: book.tools, stopWhen: stopConditions(stopWhen, holder) }),
    ...(typeof prepareStep === 'function' && { prepareStep: preparing(prepareStep as Loose, govern) }),
  }
}

/**
 * A run that ended at a tool goes on to its next request, which throws the reason: where the loop would stop before
 * that, its caller would never hear of it (T2).
 */
function stopConditions(given: unknown, holder: RunHolder): readonly Loose[] {
  const conditions: readonly unknown[] = Array.isArray(given) ? given : [given ?? afterOneStep]
  return conditions.map((condition) => (...asked) => {
    if (holder.started()?.end() !== undefined) return false
    // `as`: that is what conditions are; one that is none would stop the loop with an error of the SDK's own.
    return (condition as Loose)(...asked)
  })
}

/** What the SDK does if it is told nothing. */
function afterOneStep(asked: unknown): boolean {
  const steps = isRecord(asked) ? asked['steps'] : undefined
  return Array.isArray(steps) && steps.length >= 1
}

/** A step may bring a model of its own, which is a way around the policy unless it is governed too (T6). */
function preparing(prepare: Loose, govern: (model: unknown) => SpecModel): Loose {
  return async (...asked) => {
    const step: unknown = await prepare(...asked)
    return isRecord(step) && step['model'] !== undefined ? { ...step, model: govern(step['model']) } : step
  }
}
