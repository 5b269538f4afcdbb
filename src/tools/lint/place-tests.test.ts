import { expect, test } from 'vitest'
import { loadPolicy } from '../../core/load/load-policy.ts'
import { exampleText } from './example-text.ts'
import { placeTests } from './place-tests.ts'
import { isLoosening, isStopping, kindOf } from './placed-test.ts'
import { subjectText } from './subject-name.ts'

/** Every operator test as `name subject kind`, with `+` where a hit stops, `-` where it lets run, `.` where it does neither. */
function placesIn(rules: string): readonly string[] {
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text: exampleText(rules) } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  return placeTests(loaded.value).flatMap((placed) => {
    if (placed.node.kind !== 'operator') return []
    const side = isStopping(placed) ? '+' : isLoosening(placed) ? '-' : '.'
    return [`${side} ${placed.node.name} ${subjectText(placed.subject)} ${kindOf(placed) ?? 'unknown'}`]
  })
}

const guard = (match: string, unless = ''): string => `- id: r
  event: tool_call
  match: ${match}
${unless === '' ? '' : `  unless: ${unless}\n`}  skip: Not run. Do not retry.
`

test('a hit in `match` of a guard stops, a hit in `unless` lets run', () => {
  expect(placesIn(guard('{ args: { $.path: { path: { inside: /a } } } }', '{ args: { $.other: x } }'))).toEqual(['+ path $.path path', '- equals $.other unknown'])
})

test('each `not` and `none` turns it', () => {
  expect(placesIn(guard('{ not: { args: { $.x: { not: { equals: a }, in: [b] } } } }'))).toEqual(['+ equals $.x unknown', '- in $.x unknown'])
  expect(placesIn(guard('{ args: { "$.to[*]": { none: { equals: a } } } }'))).toEqual(['- equals $.to[*] unknown'])
  expect(placesIn(guard('{ effects: { none: { path: { inside: /a } } } }'))).toEqual(['- path the value unknown'])
})

test('a match of a rewrite does neither', () => {
  expect(placesIn('- id: r\n  event: tool_call\n  match: { args: { $.n: { gt: 5 } } }\n  rewrite: [{ remove: [$.n] }]\n')).toEqual(['. gt $.n unknown'])
})

test('the shipped catalogue says what an argument of a known tool is, also under its other names', () => {
  expect(placesIn(guard('{ tool: web_fetch, args: { $.uri: x } }'))).toEqual(['+ equals $.uri url'])
  expect(placesIn(guard('{ tool: grep, args: { $.query: x } }'))).toEqual(['+ equals $.query text'])
  expect(placesIn(guard('{ tool: apply_edits, args: { "$.edits[*]": { some: { $.path: x, $.text: y } } } }'))).toEqual([
    '+ equals $.path path',
    '+ equals $.text text',
  ])
})

test('what the pack says of a tool takes the place of both', () => {
  const text = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue: [{ name: web_fetch, args: { url: { is: text } } }]
rules:
${guard('{ tool: web_fetch, args: { $.url: x } }').replaceAll(/^(?=.)/gm, '  ')}`
  expect(placesIn(text)).toEqual(['+ equals $.url text'])
})

test('where nobody describes the tool, the name says it, and `query` only of tools for databases', () => {
  expect(placesIn(guard('{ tool: my_tool, args: { $.filePath: x, "$.urls[0]": y, $.query: z } }'))).toEqual([
    '+ equals $.filePath path',
    '+ equals $.urls[0] url',
    '+ equals $.query unknown',
  ])
  expect(placesIn(guard('{ tool: my_sql, args: { $.query: z } }'))).toEqual(['+ equals $.query sql'])
})
