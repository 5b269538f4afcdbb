/**
 * A rule cannot judge what it was asked to judge (S-90a, L-12a). Neither text may hold a value of
 * the event: `path` says where, `why` says what was found there in words ("is not a number").
 */
export class Undecidable extends Error {
  override readonly name = 'Undecidable'
  constructor(
    readonly path: string,
    readonly why: string,
    /** What the rule's `on_unknown` says: refuse the call, or end the run. */
    readonly onUnknown: 'refuse' | 'terminate' = 'refuse',
    /** The rule that could not judge, where it is not the hook itself: an `allow` rule behind `unmatched` (L-21). */
    readonly rule?: string,
  ) {
    super(`${path}: ${why}`)
  }
}
