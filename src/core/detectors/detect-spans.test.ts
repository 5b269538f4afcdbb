import { expect, test } from 'vitest'
import { fakeScanner, JWT, KEY, TOKEN } from '../../../test/support/fake-detectors.ts'
import { createCover } from './cover.ts'
import type { Decoding } from './decoding.ts'
import { detectSpans } from './detect-spans.ts'

const scanner = fakeScanner()

function found(text: string, decode?: readonly Decoding[]): readonly string[] {
  return createCover(detectSpans(scanner, text, decode)).map(({ start, end }) => text.slice(start, end))
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')
const hex = (text: string): string => Buffer.from(text).toString('hex')
const split = (text: string, separator: string, size: number): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator)
const spaced = split(hex(KEY), ':', 2)

test.each([
  ['base64', `blob: ${base64(TOKEN)} end`, [base64(TOKEN)]],
  ['base64 without padding', `blob: ${base64(TOKEN).replace(/=+$/, '')}!`, [base64(TOKEN).replace(/=+$/, '')]],
  ['the whole token of base64 with other text in it', `x=${base64(`user ann, key ${KEY}, more text`)}`, [base64(`user ann, key ${KEY}, more text`)]],
  ['base64 for URLs behind a path', `GET /a/v1/${Buffer.from(`??>>${KEY}`).toString('base64url')}?x`, [Buffer.from(`??>>${KEY}`).toString('base64url')]],
  ['base64 over lines', `a\n${split(base64(`xx ${TOKEN} ${TOKEN}`), '\n', 32)}\nb c`, [split(base64(`xx ${TOKEN} ${TOKEN}`), '\n', 32)]],
  ['indented base64 over lines', `data: |\n  ${split(base64(`{"k":"${TOKEN}"}`), '\n  ', 40)}\n`, [split(base64(`{"k":"${TOKEN}"}`), '\n  ', 40)]],
  ['base64 of UTF-16', `-enc ${Buffer.from(`use ${KEY} now`, 'utf16le').toString('base64')}`, [Buffer.from(`use ${KEY} now`, 'utf16le').toString('base64')]],
  ['base64 of base64', `a ${base64(`b ${base64(TOKEN)}`)}`, [base64(`b ${base64(TOKEN)}`)]],
  ['base64 after bytes that are no text', Buffer.concat([Buffer.from([250, 251, 252]), Buffer.from(TOKEN)]).toString('base64'), [Buffer.concat([Buffer.from([250, 251, 252]), Buffer.from(TOKEN)]).toString('base64')]],
  ['hex', `dump ${hex(KEY)} end`, [hex(KEY)]],
  ['hex in capitals', `dump 0x${hex(KEY).toUpperCase()};`, [hex(KEY).toUpperCase()]],
  ['hex with a sign between', `dump ${spaced} end`, [spaced]],
  ['hex with hyphens', `dump ${split(hex(KEY), '-', 2)} end`, [split(hex(KEY), '-', 2)]],
  ['hex of hex', `dump ${hex(hex(KEY))} end`, [hex(hex(KEY))]],
  ['hex over lines', `\n${split(hex(TOKEN), '\n', 60)}\n`, [split(hex(TOKEN), '\n', 60)]],
  ['bytes as code lists them', `[${split(hex(KEY), ', 0x', 2).replace(/^/, '0x')}]`, [split(hex(KEY), ', 0x', 2)]],
  ['an escape of a URL', `https://x.test/?t=${TOKEN.replace('_', '%5F')}&n=1`, [TOKEN.replace('_', '%5F')]],
  ['a text escaped whole', `q=%7B%22k%22%3A%22${hex(KEY).replace(/../g, '%$&')}%22%7D`, [hex(KEY).replace(/../g, '%$&')]],
  ['an escape escaped', `https://x.test/?t=${TOKEN.replace('_', '%255F')}&n=1`, [TOKEN.replace('_', '%255F')]],
  ['escapes of code and JSON', `"\\u0041KIA${KEY.slice(4)}" "\\x41KIA${KEY.slice(4)}"`, [`\\u0041KIA${KEY.slice(4)}`, `\\x41KIA${KEY.slice(4)}`]],
  ['an escape of HTML', `<b>&#65;KIA${KEY.slice(4)}</b>`, [`&#65;KIA${KEY.slice(4)}`]],
  ['a line break', `token:\n  ${split(KEY, '\n  ', 10)}\nnext line`, [split(KEY, '\n  ', 10)]],
  ['several line breaks', `token:\n  ${split(TOKEN, '\n  ', 15)}\nnext 1`, [split(TOKEN, '\n  ', 15)]],
  ['a line break behind other words', `the key is ${split(KEY, '\r\n', 12)}, keep it`, [split(KEY, '\r\n', 12)]],
  ['a line break of a shell', `export K=${split(KEY, '\\\n', 9)} x`, [split(KEY, '\\\n', 9)]],
  ['a soft line break of mail', `key ${split(TOKEN, '=\n', 20)} x`, [split(TOKEN, '=\n', 20)]],
  ['a line break in a quoted mail', `> key ${split(KEY, '\n> ', 7)}`, [split(KEY, '\n> ', 7)]],
  ['a signature over lines', `t: ${JWT.slice(0, 60)}\n   ${JWT.slice(60)}\nb`, [`${JWT.slice(0, 60)}\n   ${JWT.slice(60)}`]],
  ['a zero-width space', `k ${split(TOKEN, '\u200b', 12)} z`, [split(TOKEN, '\u200b', 12)]],
  ['a hidden character everywhere', `k ${split(KEY, '\u00ad', 1)} z`, [split(KEY, '\u00ad', 1)]],
  ['tags and selectors', `k AKIA\u{E0041}\ufe0f${KEY.slice(4)} z`, [`AKIA\u{E0041}\ufe0f${KEY.slice(4)}`]],
  ['controls', `k ${split(KEY, '\u0001\u0008', 5)} z`, [split(KEY, '\u0001\u0008', 5)]],
  ['colours of a terminal', `\u001b[31m${KEY}\u001b[0m`, [KEY]],
  ['colours within', `\u001b[1m${KEY.slice(0, 4)}\u001b[0m${KEY.slice(4)} x`, [`${KEY.slice(0, 4)}\u001b[0m${KEY.slice(4)}`]],
  ['a hidden character in base64', `x ${split(base64(TOKEN), '\u200b', 20)}`, [split(base64(TOKEN), '\u200b', 20)]],
])('a token is seen through %s, exactly (L-45)', (_, text, want) => {
  expect(found(text)).toEqual(want)
})

test.each([
  ['a hidden character', `${JWT}\u0001${JWT}`, [[0, JWT.length], [JWT.length + 1, JWT.length * 2 + 1]]],
  ['a zero-width space', `${KEY}\u200b${TOKEN}`, [[0, 20], [21, 21 + TOKEN.length]]],
  ['a line break', `${TOKEN}\n${TOKEN}\n`, [[0, TOKEN.length], [TOKEN.length + 1, TOKEN.length * 2 + 1]]],
])('two tokens with %s between them stay two', (_, text, want) => {
  expect(detectSpans(scanner, text).map(({ start, end }) => [start, end])).toEqual(want)
})

test('two broken tokens beside each other are both found', () => {
  const broken = split(KEY, '\u200b', 8)
  expect(detectSpans(scanner, `${broken}\u200b${broken}`).map(({ start, end }) => [start, end])).toEqual([[0, 22], [23, 45]])
})

test.each([
  ['the next line', `${TOKEN}\nuser_id_42\n`, [TOKEN]],
  ['an indented next line that says more', `token: ${TOKEN}\n  user1: ann\n`, [TOKEN]],
  ['the next variable of an environment', `A=${TOKEN}\u0000HOME2=/root`, [TOKEN]],
  ['the text behind a URL', `see https://x.test/?a%20b=${KEY} and 50%25`, [KEY]],
])('a token does not take in %s', (_, text, want) => {
  expect(found(text)).toEqual(want)
})

test.each([
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  base64('hello world, this is just a note'),
  'AKIA\nis a prefix of 16 more: IOSFODNN7EXAMPLE',
  'total 1\n-rw-r--r-- 1 a a 20 AKIA1\nIOSF2\n',
])('nothing is found in %j', (text) => {
  expect(found(text)).toEqual([])
})

test('only the given encodings are undone', () => {
  const text = `${hex(KEY)} ${base64(KEY)}`
  expect(found(text, ['hex'])).toEqual([hex(KEY)])
  expect(found(text, ['base64'])).toEqual([base64(KEY)])
  expect(found(text, [])).toEqual([])
  expect(found(base64(hex(KEY)), ['base64'])).toEqual([])
})

test('three layers are one too many', () => {
  expect(found(base64(base64(base64(KEY))))).toEqual([])
})
