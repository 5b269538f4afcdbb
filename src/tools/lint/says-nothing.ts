/** What people write where a form asks for a word and they have none. */
const placeholders: ReadonlySet<string> = new Set([
  '',
  'asdf',
  'bla',
  'change me',
  'fix',
  'fix later',
  'fixme',
  'foo',
  'ignore',
  'later',
  'n a',
  'na',
  'needed',
  'no reason',
  'none',
  'ok',
  'reason',
  'tbd',
  'temp',
  'temporary',
  'test',
  'todo',
  'unknown',
  'wip',
  'xxx',
])

/** A text that fills a place and tells nobody anything: a placeholder, signs alone, or a single letter. */
export function saysNothing(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const plain = words.join(' ')
  return placeholders.has(plain) || Array.from(plain).length < 2
}
