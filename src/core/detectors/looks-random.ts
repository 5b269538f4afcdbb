import { longestRun, looksIssued } from './looks-issued.ts'

// A word with a number behind it, a number, one with a letter or two, a time: `box1`, `X25519`, `2023`, `5h`, `31T10`.
const WORD = /^(?:[A-Za-z]+[0-9]{0,5}|[0-9]+[A-Za-z]{0,2}|[0-9]{1,8}T[0-9]{1,6}Z?)$/

/**
 * Whether a value looks drawn by chance, where only its name speaks for a secret: letters and digits
 * mixed, and not a name, a version, a host or a path, whose parts are words and numbers. Linear.
 */
export function looksRandom(value: string): boolean {
  if (!/[0-9]/.test(value) || !/[A-Za-z]/.test(value)) return false
  if (!looksIssued(value) || longestRun(value) > 7) return false
  // Whoever writes hex digits by a program keeps to one letter case.
  if (/^[0-9A-Fa-f]{16,}$/.test(value) && /[a-f]/.test(value) && /[A-F]/.test(value)) return false
  return value.split(/[^A-Za-z0-9]+/).some((part) => part !== '' && !WORD.test(part))
}
