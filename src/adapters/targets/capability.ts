/**
 * What an agent can do about one flow: `native` = its SDK does it, `emulated` = wrapped code of the adapter
 * does it, `impossible` = a rule that needs it does not load (L-04).
 */
export type CapabilityWord = 'native' | 'emulated' | 'impossible'

export interface Capability {
  readonly word: CapabilityWord
  /** What differs, or why it is impossible; for people. */
  readonly note?: string
}

export const native: Capability = { word: 'native' }

export function emulated(note: string): Capability {
  return { word: 'emulated', note }
}

export function impossible(why: string): Capability & { readonly note: string } {
  return { word: 'impossible', note: why }
}
