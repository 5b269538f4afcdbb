import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { globWithinPath } from './glob-operand.ts'
import { noFolding } from './fold-name.ts'
import { globTokens, literalTokens } from './glob-tokens.ts'
import { patternsMeet } from './patterns-meet.ts'

test.each([
  ['*', 'a', true],
  ['*', '', true],
  ['*', 'a/b', false],
  ['**', 'a/b', true],
  ['a/**', 'a', false],
  ['a/**', 'a/b/c', true],
  ['**/a', 'a', true],
  ['**/a', 'b/c/a', true],
  ['**/a', 'ba', false],
  ['a**b', 'axb', true],
  ['a**b', 'ax/yb', true],
  ['a/**/b', 'a/b', true],
  ['a/**/b', 'a/x/b', true],
  ['a/**/b', 'a/xb', false],
  ['a/***/b', 'a/x/y/b', true],
  ['**/**/b', 'b', true],
  ['*.ts', '.ts', true],
  ['?', 'a', false],
  ['\u{1F600}*', '\u{1F600}x', true],
])('the pattern %j fits %j: %j (L-42)', (pattern, text, want) => {
  expect(globWithinPath(pattern)(text)).toBe(want)
})

/** Slow and obvious: tries every way. */
function fitsSlowly(pattern: string, text: string): boolean {
  if (pattern === '') return text === ''
  if (pattern.startsWith('**/')) {
    const rest = pattern.slice(3)
    const starts = [0, ...Array.from(text, (unit, at) => (unit === '/' ? at + 1 : -1)).filter((at) => at !== -1)]
    return starts.some((at) => fitsSlowly(rest, text.slice(at)))
  }
  if (pattern.startsWith('*')) {
    return fitsSlowly(pattern.slice(1), text) || (text !== '' && text[0] !== '/' && fitsSlowly(pattern, text.slice(1)))
  }
  return text !== '' && text[0] === pattern[0] && fitsSlowly(pattern.slice(1), text.slice(1))
}

const steps = fc.array(fc.constantFrom('a', 'b', '*', 'a*', '*b', '**'), { minLength: 1, maxLength: 4 })
const pattern = steps
  .filter((all) => all.at(-1) !== '**')
  .map((all) => all.join('/'))
const path = fc.array(fc.constantFrom('a', 'b', 'ab', 'ba', 'abb'), { minLength: 1, maxLength: 5 }).map((all) => all.join('/'))

test('all places at once give what trying every way gives', () => {
  fc.assert(fc.property(pattern, path, (glob, text) => globWithinPath(glob)(text) === fitsSlowly(glob, text)), { numRuns: 2_000 })
})

test('patterns meet where they both fit one text', () => {
  fc.assert(
    fc.property(pattern, pattern, path, (left, right, text) => {
      if (!globWithinPath(left)(text) || !globWithinPath(right)(text)) return
      expect(patternsMeet(globTokens(left, noFolding), globTokens(right, noFolding))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
  fc.assert(
    fc.property(pattern, path, (glob, text) => {
      expect(patternsMeet(globTokens(glob, noFolding), literalTokens(text))).toBe(globWithinPath(glob)(text))
    }),
  )
})

test('a pattern of many stars takes time that grows with the length of the path', () => {
  const fits = globWithinPath('*a**'.repeat(500) + 'b')
  expect(growth((size) => fits('a/'.repeat(size) + 'b'), 500)).toBeLessThan(LINEAR)
}, 60_000)
