/**
 * A test met a question whose answer the host is still looking up. Thrown through the evaluation of a
 * hook; the driver that can wait awaits `ready` and asks the hook again, the one that cannot fails
 * closed (S-96). Never a verdict, so whoever catches everything must throw it on.
 */
export class PendingLookup extends Error {
  override readonly name = 'PendingLookup'
  readonly ready: Promise<void>

  constructor(ready: Promise<void>) {
    super('an answer of the host is still awaited')
    this.ready = ready
  }
}
