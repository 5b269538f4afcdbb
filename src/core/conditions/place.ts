/** What a `var` reads at a place in the expression: the event, an element of a list, or the two names of `reduce`. */
export type Place =
  | { readonly kind: 'event' }
  /** `source` is the path of the list where it has one, for messages only. */
  | { readonly kind: 'element'; readonly source: string | undefined }
  | { readonly kind: 'fold'; readonly source: string | undefined }

export const eventPlace: Place = { kind: 'event' }

/** How a message names what `path` reads at this place. */
export function pathLabel(place: Place, path: string): string {
  switch (place.kind) {
    case 'event':
      return path
    case 'element':
      if (place.source === undefined) return path === '' ? 'an element' : path
      return path === '' ? `${place.source}[*]` : `${place.source}[*].${path}`
    case 'fold':
      if (place.source === undefined) return path
      return path.replace(/^current(?=\.|$)/u, () => `${place.source ?? ''}[*]`)
  }
}
