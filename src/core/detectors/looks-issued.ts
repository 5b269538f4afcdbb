// Words that stand in values which a reader is to replace, in any letter case.
const PLACEHOLDER = /example|placeholder|change.?me|your[_-]|_your|replace|insert|redacted|secret_?here|key_?here|token_?here|x{5}|\*{3}|0{8}|1{8}|\.{3}/i

/** The longest run of characters that each follow the one before, such as `abcdef`, that chance still explains. */
const LONGEST_RUN = 9

/**
 * Whether a value can have been issued to someone. Values of documents and templates are not: they
 * say so in words, repeat one character or count up. Meant for `accepts`; linear.
 */
export function looksIssued(value: string): boolean {
  return !PLACEHOLDER.test(value) && longestRun(value) <= LONGEST_RUN
}

/** The length of the longest run such as `abcd` or `1234`; 1 for a text without any. */
export function longestRun(value: string): number {
  let longest = 0
  let length = 0
  let last = -2
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at)
    length = code === last + 1 ? length + 1 : 1
    longest = Math.max(longest, length)
    last = code
  }
  return longest
}
