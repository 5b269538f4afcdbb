import type { GovernableSettings } from './governed-settings.ts'
import { isRecord, specModelOf } from './model-spec.ts'

type PrepareCall = (call: unknown) => unknown

/**
 * Settings of an agent are made once and used for many calls, so each call gets its governed settings when it is
 * prepared: a run that ended must not end the next one.
 */
export function agentSettings<Settings extends GovernableSettings>(
  settings: Settings,
  govern: (call: GovernableSettings) => GovernableSettings,
): Settings {
  const model = specModelOf(settings.model)
  // `as`: settings are an object, whose further members are read by name.
  const given = (settings as Readonly<Record<string, unknown>>)['prepareCall']
  const prepareCall: PrepareCall = async (call) => {
    const own = { ...(isRecord(call) ? call : {}), model }
    // `as`: it is a function, and it is given what the SDK gave.
    const prepared = typeof given === 'function' ? ((await (given as PrepareCall)(own)) ?? own) : own
    // `as`: the agent takes it for the settings of its call, and a model that is none is refused.
    return govern(prepared as GovernableSettings)
  }
  const unprepared = (): never => {
    throw new Error('sluice/vercel: this agent does not prepare its calls; give it the settings of `govern(...)` anew for each call')
  }
  const { specificationVersion, provider, modelId, supportedUrls } = model
  // An agent that knows no `prepareCall` (`ai` 5) would go around the policy with the model itself.
  const closed = { specificationVersion, provider, modelId, supportedUrls, doGenerate: unprepared, doStream: unprepared }
  return { ...settings, model: closed, prepareCall }
}
