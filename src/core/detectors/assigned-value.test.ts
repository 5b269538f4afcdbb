import { describe, expect, test } from 'vitest'
import { assignedValue, spellingsOf } from './assigned-value.ts'

const value = 'n0t4r34lk3yju5t4'
const pattern = assignedValue(['okta', 'new-relic'], '[a-z0-9]{16}')

function spanIn(text: string): string | undefined {
  return pattern.exec(text)?.groups?.['span']
}

test('spellings are those of settings, of code and of prose, the longest first', () => {
  expect(spellingsOf(['okta'])).toEqual(['okta', 'OKTA', 'Okta'])
  expect([...spellingsOf(['new-relic'])].sort()).toEqual(
    [
      ...['new relic', 'NEW RELIC', 'New Relic', 'new-relic', 'NEW-RELIC', 'New-Relic', 'new.relic', 'NEW.RELIC'],
      ...['New.Relic', 'new_relic', 'NEW_RELIC', 'New_Relic', 'newrelic', 'NEWRELIC', 'NewRelic', 'newRelic', 'Newrelic'],
    ].sort(),
  )
})

test.each([
  ['a shell', `export OKTA_TOKEN=${value}`],
  ['a shell with quotes', `OKTA_TOKEN="${value}"`],
  ['JSON', `{"oktaToken": "${value}"}`],
  ['JSON inside JSON', `{\\"okta_token\\":\\"${value}\\"}`],
  ['YAML', `okta:\n  ${value}`],
  ['Go', `oktaToken := "${value}"`],
  ['a hash of Ruby or PHP', `'okta_token' => '${value}',`],
  ['a make file', `OKTA_TOKEN ?= ${value}`],
  ['XML', `<okta.token>${value}</okta.token>`],
  ['a call', `setenv("OKTA_TOKEN", "${value}")`],
  ['an index', `env['OKTA_TOKEN'] = '${value}'`],
  ['a table', `| okta token | ${value} |`],
  ['prose', `The Okta API token: ${value}.`],
  ['a name inside a name', `myOktaToken=${value}`],
  ['another name of the list', `NEW_RELIC_KEY=${value}`],
  ['a template', `okta=\`${value}\``],
  ['a rule of a grammar', `okta ::= '${value}'`],
  ['an alternative', `okta||"${value}"`],
  ['a comparison', `if (okta == '${value}')`],
  ['a redirection', `okta>=${value}`],
  ['a line that is data of another', `okta=${value}\\n`],
])('the value is found in %s', (_, text) => {
  expect(spanIn(text)).toBe(value)
})

test.each([
  ['nothing assigned', `okta ${value}`],
  ['a longer value', `okta=${value}0`],
  ['a value that goes on', `okta=${value}-0`],
  ['padding of base64', `okta=${value}==`],
  ['a shorter value', 'okta=n0t4r34l'],
  ['the name inside a word', `rookta=${value}`],
  ['the name inside a word in capitals', `ROOKTA=${value}`],
  ['too much in between', `okta ${'is a name of an application, '.repeat(3)}=${value}`],
])('nothing is found with %s', (_, text) => {
  expect(spanIn(text)).toBeUndefined()
})

describe('a hostile text costs time in proportion to its length', () => {
  test.each(['okta', 'okta_', 'okta ', 'okta a b ', 'okta=', 'okta"=', 'okta \t\t\t=== """', 'okta=a0', 'okta,,,,'])('%j', (unit) => {
    const text = unit.repeat(1_000_000 / unit.length)
    const search = new RegExp(pattern.source, 'g')
    const start = performance.now()
    expect(search.test(text)).toBe(false)
    expect(performance.now() - start).toBeLessThan(1500)
  })
})
