import { describe, expect, test } from 'vitest'
import { loadPolicy } from '../load/load-policy.ts'

function load(entry: string, match = '{ tool: deploy }') {
  const text = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - ${entry}
rules:
  - { id: no-deploy, event: tool_call, match: ${match}, skip: Not deployed. }
`
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  const findings = loaded.diagnostics.map(({ code, at, message }) => {
    return [code, at.kind === 'source' ? text.slice(at.span.start, at.span.end) : '', message]
  })
  return { findings, tools: loaded.ok ? loaded.value.packs.flatMap(({ catalogue }) => catalogue) : [] }
}

describe('the type of an argument', () => {
  test('stands alone: then nothing is said of what the argument does', () => {
    const { findings, tools } = load('{ name: deploy, args: { stage: { schema: { enum: [test, prod] } } } }')
    expect(findings).toEqual([])
    expect(tools.map(({ args, types }) => [args, types.map(({ name, schema }) => [name, schema])])).toEqual([
      [[], [['stage', { enum: ['test', 'prod'] }]]],
    ])
  })

  test('stands beside `is`, and holds for the other names as well', () => {
    const { tools } = load('{ name: deploy, args: { file: { is: path, access: read, aliases: [path], schema: { type: string } } } }')
    expect(tools.flatMap(({ types }) => types.flatMap(({ paths }) => paths.map(({ text }) => text)))).toEqual(['$.file', '$.path'])
    expect(tools.flatMap(({ args }) => args.map(({ name, is }) => [name, is]))).toEqual([['file', 'path']])
  })

  test('does not stand for `is` where more is said of the argument', () => {
    const { findings } = load('{ name: deploy, args: { file: { access: read, schema: { type: string } } } }')
    expect(findings).toEqual([['SLC202', '{', 'the argument `file` needs `is`']])
  })

  test('names an argument, so that rules may ask for it and for no other (L-72)', () => {
    const entry = '{ name: deploy, args: { stage: { schema: { type: string } } } }'
    expect(load(entry, '{ tool: deploy, args: { $.stage: prod } }').findings).toEqual([])
    expect(load(entry, '{ tool: deploy, args: { $.stag: prod } }').findings).toEqual([
      ['SLC348', '$.stag', 'no tool of the rule has an argument `stag`'],
    ])
  })

  test.each([
    ['{ format: email }', 'format', 'the schema is wrong: unknown keyword `format` in a schema'],
    ['{ properties: { a: { $ref: x } } }', '$ref', 'the schema is wrong: unknown keyword `$ref` in a schema'],
    ['{ minLength: -1 }', '-1', 'the schema is wrong: `minLength` must be a whole number, not negative'],
  ])('%s does not load', (schema, place, message) => {
    expect(load(`{ name: deploy, args: { stage: { schema: ${schema} } } }`).findings).toEqual([['SLC346', place, message]])
  })
})
