import type { JsonObject } from '../../core/base/json.ts'
import type { TargetDefinition } from '../targets/define-target.ts'
import type { HookAnswer, HookEvent, HookMoment } from './hook-event.ts'

export type HookReading =
  | { readonly ok: true; readonly event: HookEvent }
  /** `why` holds no value of the input. */
  | { readonly ok: false; readonly why: string }

/** What a hook command leaves behind: at most one JSON object on stdout, a reason on stderr, an exit code. */
export interface HookPrint {
  /** 2 refuses. */
  readonly exitCode: 0 | 2
  readonly stdout?: JsonObject
  readonly stderr?: string
}

export interface PrintOptions {
  /** How a call with other arguments goes on: as if a person had allowed it, or with a question to one. */
  readonly onRewrite: 'ask' | 'allow'
}

/** How one agent asks programs about its steps and reads their answers. */
export interface HookProtocol<Name extends string = string> {
  readonly name: Name
  readonly summary: string
  readonly target: TargetDefinition
  /** The moment of a question that may be unreadable otherwise; undefined = nobody can tell. */
  readonly momentOf: (input: JsonObject) => HookMoment | undefined
  readonly read: (input: JsonObject) => HookReading
  readonly print: (input: JsonObject, answer: HookAnswer, options: PrintOptions) => HookPrint
  /**
   * Of a failure of our own: nothing runs, and no result is shown. An unknown moment is taken for the one before
   * a call, where a mistake costs most.
   */
  readonly refuse: (moment: HookMoment | undefined, reason: string) => HookPrint
}

export function defineHookProtocol<const Name extends string>(protocol: HookProtocol<Name>): HookProtocol<Name> {
  return protocol
}
