import { longestRun, looksIssued } from './looks-issued.ts'

/**
 * Whether what stands where credentials belong is some, and not a word that stands for them
 * (`my-token`, `ACCESS_TOKEN`): it has a digit or, as base64 does, letters of both cases.
 */
export function looksCredential(value: string): boolean {
  if (!looksIssued(value) || longestRun(value) > 7) return false
  return /[0-9]/.test(value) || (/[a-z][A-Z].*[a-z][A-Z]/.test(value) && !/[_-]|token|secret|passw|key/i.test(value))
}
