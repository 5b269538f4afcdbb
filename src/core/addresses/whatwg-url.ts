/** What is used of a URL as the WHATWG standard reads it. */
export interface WhatwgUrl {
  readonly href: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
}

// Every runtime has it, but the types of the pure core hold the language alone.
declare const URL: new (text: string, base?: string) => WhatwgUrl

/** Undefined = the standard has it that this is no URL. */
export function parseWhatwgUrl(text: string, base?: string): WhatwgUrl | undefined {
  try {
    return base === undefined ? new URL(text) : new URL(text, base)
  } catch {
    return undefined
  }
}
