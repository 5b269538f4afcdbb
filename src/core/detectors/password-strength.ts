import { looksIssued } from './looks-issued.ts'

// What documents write where a password belongs.
const STAND_IN =
  /^(?:(?:my|your|the|some|super|db|user|admin|root|test)?[_-]?(?:pass(?:w(?:or)?d|phrase)?|pwd|secret|token|key|user(?:name)?|admin|root|test|guest|demo|none|null|true|false|foo|bar|postgres|mysql|mongo|redis|rabbitmq))+$/i

// Names of variables and templates: `$PASSWORD`, `${pass}`, `$(cat x)`, `{{ pass }}`, `<pass>`, `[PASS]`, `%PASS%`.
const VARIABLE = /^[$<[%@]|\$[({]|\{\{/

/** Whether a text may be somebody's password, and is neither a stand-in for one nor the name of a variable. */
export function mayBePassword(text: string): boolean {
  return text.length >= 3 && looksIssued(text) && !VARIABLE.test(text) && !STAND_IN.test(text) && !/^(.)\1*$/.test(text)
}

/** Whether a text is a password beyond doubt: no word, no number alone, but several kinds of characters. */
export function isStrongPassword(text: string): boolean {
  if (text.length < 6 || !mayBePassword(text) || !/[A-Za-z]/.test(text)) return false
  return /[0-9]/.test(text) || /[^\w.-]/.test(text) || /[a-z][A-Z].*[a-z][A-Z]/.test(text)
}
