/**
 * The provider interface of the AI SDK as far as it is read here. Its versions `v2`, `v3` and `v4` (of `ai` 5, 6
 * and 7) agree in it, save for the forms of usage and finish reason.
 */

/** A content or stream part. */
export interface SpecPart {
  readonly type: string
  readonly [field: string]: unknown
}

export interface SpecMessage {
  readonly role: string
  readonly content: string | readonly SpecPart[]
  readonly [field: string]: unknown
}

export interface SpecTool {
  readonly type: string
  readonly name: string
  readonly [field: string]: unknown
}

export interface SpecToolChoice {
  readonly type: string
  readonly toolName?: string
}

/** What one request of the SDK says. */
export interface CallParams {
  readonly prompt: readonly SpecMessage[]
  readonly temperature?: number | undefined
  readonly maxOutputTokens?: number | undefined
  readonly tools?: readonly SpecTool[] | undefined
  readonly toolChoice?: SpecToolChoice | undefined
  readonly providerOptions?: Readonly<Record<string, unknown>> | undefined
  readonly [field: string]: unknown
}

export interface GenerateResult {
  readonly content: readonly SpecPart[]
  readonly finishReason: unknown
  readonly usage: unknown
  readonly [field: string]: unknown
}

export interface StreamResult {
  readonly stream: ReadableStream<SpecPart>
  readonly [field: string]: unknown
}

export interface SpecModel {
  readonly specificationVersion: string
  readonly provider: string
  readonly modelId: string
  readonly supportedUrls: unknown
  readonly doGenerate: (params: CallParams) => PromiseLike<GenerateResult>
  readonly doStream: (params: CallParams) => PromiseLike<StreamResult>
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** @throws Error saying what to give instead: what is not wrapped is not governed. */
export function specModelOf(model: unknown): SpecModel {
  if (typeof model === 'string') {
    throw new Error(
      `sluice/vercel: the model is given by its id \`${model}\`, which cannot be governed; give the model itself, as \`gateway('${model}')\` makes it`,
    )
  }
  const isModel = isRecord(model) && typeof model['doGenerate'] === 'function' && typeof model['doStream'] === 'function'
  if (!isModel) throw new Error('sluice/vercel: the settings have no language model')
  const version = model['specificationVersion']
  if (version !== 'v2' && version !== 'v3' && version !== 'v4') {
    throw new Error(`sluice/vercel: a model of the specification \`${String(version)}\` is not known; v2, v3 and v4 are`)
  }
  // `as`: the two functions are there, and the rest is what the named version of the specification has.
  return model as unknown as SpecModel
}
