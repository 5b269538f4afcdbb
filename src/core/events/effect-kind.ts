/** What a call can do to a resource (L-70). Listing and searching are `reads`. */
export const effectKinds = ['reads', 'writes', 'deletes', 'runs', 'connects', 'queries', 'sends'] as const
export type EffectKind = (typeof effectKinds)[number]
