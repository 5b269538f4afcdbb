import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Generated = Promise<Record<string, unknown>>

/** What is used of the SDK, in the words that its three majors share. */
export interface AiSdk {
  readonly generateText: (settings: object) => Generated
  readonly streamText: (settings: object) => {
    readonly fullStream: AsyncIterable<{ readonly type: string; readonly [field: string]: unknown }>
    readonly text: PromiseLike<string>
    readonly finishReason: PromiseLike<string>
  }
  readonly generateObject: (settings: object) => Generated
  readonly streamObject: (settings: object) => {
    readonly fullStream: AsyncIterable<{ readonly type: string; readonly [field: string]: unknown }>
  }
  readonly stepCountIs: (count: number) => unknown
  readonly jsonSchema: (schema: object, options?: object) => unknown
  readonly tool: (tool: object) => object
  readonly ToolLoopAgent?: new (settings: object) => {
    readonly generate: (call: object) => Generated
    readonly stream: (call: object) => Promise<ReturnType<AiSdk['streamText']>>
  }
  readonly Experimental_Agent?: NonNullable<AiSdk['ToolLoopAgent']>
}

export interface SdkVersion {
  readonly version: string
  readonly major: 5 | 6 | 7
  readonly specification: 'v2' | 'v3' | 'v4'
}

export const sdkVersions: readonly SdkVersion[] = [
  { version: '5-lowest', major: 5, specification: 'v2' },
  { version: '5-newest', major: 5, specification: 'v2' },
  { version: '6-lowest', major: 6, specification: 'v3' },
  { version: '6-newest', major: 6, specification: 'v3' },
  { version: '7-lowest', major: 7, specification: 'v4' },
  { version: '7-newest', major: 7, specification: 'v4' },
]

export async function loadSdk({ version }: SdkVersion): Promise<AiSdk> {
  const from = createRequire(join(import.meta.dirname, `../sdks/ai-${version}/package.json`))
  const loaded = (await import(pathToFileURL(from.resolve('ai')).href)) as Partial<AiSdk> & { readonly default?: AiSdk }
  // `ai` 5 and 6 have a CommonJS entry, whose names Node does not always find.
  const sdk = loaded.generateText === undefined ? loaded.default : (loaded as AiSdk)
  if (sdk === undefined) throw new Error(`ai ${version} does not load`)
  return sdk
}
