/** The ways in which a hook itself can say that it has no usable answer (S-90). */
export type HookFailureKind = 'hook_error' | 'hook_timeout' | 'invalid_flow' | 'wrong_event_outcome' | 'invalid_modify_input'

/**
 * Thrown by a hook that translates somebody else's answer (a participant) and found no usable one.
 * Anything else that a hook throws is a `hook_error`. The message ends up in the denial text.
 */
export class HookFailure extends Error {
  override readonly name = 'HookFailure'
  constructor(
    readonly kind: HookFailureKind,
    message: string,
  ) {
    super(message)
  }
}
