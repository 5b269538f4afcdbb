/** The path of a plain argument name. */
export function memberPath(name: string): string {
  return /^[\p{L}_][\p{L}\p{M}\p{Nd}_-]*$/u.test(name) ? `$.${name}` : `$['${name}']`
}
