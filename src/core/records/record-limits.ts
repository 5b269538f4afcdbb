/** Bounds on one record, so that no event makes it longer than a fixed size. */
export const recordLimits = {
  /** Leaves of the arguments that are listed one by one; the hash of all arguments covers the others. */
  leaves: 64,
  /** Nodes that are visited to count the leaves. */
  visitedNodes: 10_000,
  /** UTF-16 units of the path of a leaf. */
  pathLength: 300,
  /** Code points of a name, an id or a reason. */
  textLength: 300,
  /** Entries of each list: rules, exceptions, diagnostics. */
  entries: 64,
  /** UTF-16 units of the JSON text of one opted-in value; a longer one is left out as a whole. */
  keptValue: 2_000,
  /** Opted-in values of one record. */
  keptValues: 32,
} as const
