import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { describe, expect, test } from 'vitest'
import { catalog } from '../../src/catalog/catalog.ts'
import { exampleEntries } from '../../src/catalog/example-entries.ts'
import { editorSchemas, schemaNames, type SchemaName } from '../../src/catalog/schema/editor-schemas.ts'
import { paramTexts } from '../../src/catalog/schema/param-texts.ts'
import type { Schema } from '../../src/catalog/schema/schema-parts.ts'
import { operations } from '../../src/core/actions/rewrite/registry.ts'
import { isJsonArray, isJsonObject, type Json } from '../../src/core/base/json.ts'
import { runFields } from '../../src/core/events/run-facts.ts'
import { eventMatcherKeys } from '../../src/core/rules/event-matcher-keys.ts'
import { paramSchema } from '../../src/core/rules/param-schema.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { exceptionKeys } from '../../src/core/rules/read-exception.ts'
import { packKeys, testFileKeys } from '../../src/core/rules/read-pack.ts'
import { programKeys } from '../../src/core/rules/read-program-test.ts'
import { ruleKeys } from '../../src/core/rules/read-rule.ts'
import { caseKeys, expectKeys } from '../../src/core/rules/read-test-case.ts'
import { valueMatcherKeys } from '../../src/core/rules/read-value-matcher.ts'
import { parseNode } from '../../src/core/syntax/parse-yaml.ts'
import { toJson } from '../../src/core/syntax/to-json.ts'
import { starterPolicy } from '../../src/hosts/cli/starter-policy.ts'
import { exampleText } from '../../src/tools/lint/example-text.ts'

const root = resolve(import.meta.dirname, '../..')
const shared = process.env['SLUICE_SHARED'] ?? resolve(root, '../shared')
const schemas = editorSchemas(catalog)

const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false, strictTuples: false, allErrors: false })
ajv.addVocabulary(['markdownDescription', 'defaultSnippets'])
const validators = Object.fromEntries(schemaNames.map((name) => [name, ajv.compile(schemas[name])])) as Record<SchemaName, ValidateFunction>

/** What is wrong with a text by a schema: empty = nothing; `not YAML` where the loader's own reader refuses it. */
function problems(name: SchemaName, text: string): string {
  const parsed = parseNode({ name: 'policy.yaml', text })
  if (!parsed.ok) return 'not YAML'
  const validate = validators[name]
  return validate(toJson(parsed.value)) ? '' : ajv.errorsText(validate.errors, { separator: '\n' })
}

function schemaOf(path: string): SchemaName {
  if (/\.test\.ya?ml$/.test(path)) return 'tests'
  return basename(path) === 'catalogue.yaml' ? 'catalogue' : 'policy'
}

function loads(path: string): boolean {
  return loadPolicy([{ source: { name: path, text: readFileSync(path, 'utf8') } }]).ok
}

function yamlFilesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
    .sort()
}

describe('what is right fits', () => {
  test.each(yamlFilesBelow(join(root, 'policies')))('%s', (path) => {
    expect(problems(schemaOf(path), readFileSync(path, 'utf8'))).toBe('')
  })

  // Some of the examples use what this version does not have, and do not load.
  const examples = yamlFilesBelow(join(shared, 'examples')).filter((path) => loads(path))
  test.each(examples)('%s', (path) => {
    expect(problems('policy', readFileSync(path, 'utf8'))).toBe('')
  })

  test('most of the examples load', () => {
    expect(examples.length).toBeGreaterThan(20)
  })

  const good = catalog.codes.flatMap(({ code, good: example }) =>
    example === undefined ? [] : exampleEntries(example).map(({ source }) => ({ code, text: source.text })),
  )
  test.each(good)('the good example of $code', ({ text }) => {
    expect(problems('policy', text)).toBe('')
  })

  const lintExamples = catalog.lintRules.flatMap(({ code, examples: { bad, good: fine } }) =>
    [...bad, ...fine].map((example) => ({ code, text: exampleText(example) })),
  )
  test.each(lintExamples)('every example of $code, since it loads', ({ text }) => {
    expect(problems('policy', text)).toBe('')
  })

  test('what `sluice init` writes, which names the schema', () => {
    expect(problems('policy', starterPolicy)).toBe('')
    expect(/\$schema=(\S+)/.exec(starterPolicy)?.[1]).toBe(schemas.policy['$id'])
  })

  test('a configuration', () => {
    expect(problems('config', 'lint: { preset: strict }\n')).toBe('')
    expect(problems('config', 'lint: { preset: loose }\n')).not.toBe('')
  })
})

test('every example of an operator and action fits its own schema', () => {
  for (const { name, examples, param } of [...catalog.operators, ...catalog.actions, ...operations]) {
    const validate = ajv.compile(paramSchema({ param }))
    for (const example of examples) expect([name, example.param, validate(example.param), validate.errors]).toEqual([name, example.param, true, null])
  }
})

describe('what is wrong in its shape does not', () => {
  /** The codes whose bad example a schema refuses. All others are about meaning, about several places, or about the text. */
  const seen = [
    'SLC113', 'SLC201', 'SLC202', 'SLC203', 'SLC204', 'SLC205', 'SLC206', 'SLC208', 'SLC212', 'SLC213',
    'SLC301', 'SLC302', 'SLC303', 'SLC304', 'SLC305', 'SLC306', 'SLC314', 'SLC339', 'SLC346', 'SLC350',
  ]
  const bad = catalog.codes.flatMap(({ code, bad: example }) =>
    example?.events !== undefined || example === undefined ? [] : [{ code, texts: exampleEntries(example).map(({ source }) => source.text) }],
  )

  test('which codes a schema sees', () => {
    const refused = bad.filter(({ texts }) => texts.some((text) => !['', 'not YAML'].includes(problems('policy', text))))
    expect(refused.map(({ code }) => code)).toEqual(seen)
  })
})

type Shape = Readonly<Record<string, Schema>>

/** The keys that an editor offers under a schema, with what it shows of each: those of its branches too. */
function offered(schema: Schema, file: Schema): Shape {
  const { $ref: target, properties, allOf, anyOf } = schema
  if (typeof target === 'string') return offered(definitionOf(file, target.slice('#/definitions/'.length)), file)
  const branches = [allOf, anyOf].flatMap((list) => (isJsonArray(list) ? list.filter(isJsonObject) : []))
  return Object.assign({}, ...branches.map((branch) => offered(branch, file)), isJsonObject(properties) ? properties : {}) as Shape
}

function definitionOf(file: Schema, name: string): Schema {
  const definition = isJsonObject(file['definitions']) ? file['definitions'][name] : undefined
  if (!isJsonObject(definition)) throw new Error(`no definition ${name}`)
  return definition
}

function memberOf(shape: Shape, key: string): Schema {
  const member = shape[key]
  if (member === undefined) throw new Error(`nothing is offered for ${key}`)
  return member
}

function itemsOf(schema: Schema): Schema {
  const inner: Json = schema['items'] ?? null
  if (!isJsonObject(inner)) throw new Error('no list')
  return inner
}

describe('completion and hover', () => {
  const { policy, tests } = schemas
  const rule = offered(definitionOf(policy, 'rule'), policy)
  const places: readonly { readonly place: string; readonly keys: Shape; readonly names: readonly string[] }[] = [
    { place: 'the root of a policy', keys: offered(policy, policy), names: packKeys },
    { place: 'the root of a test file', keys: offered(tests, tests), names: testFileKeys },
    { place: 'a rule', keys: rule, names: ruleKeys },
    { place: 'an exception', keys: offered(definitionOf(policy, 'exception'), policy), names: exceptionKeys },
    {
      place: 'match',
      keys: offered(memberOf(rule, 'match'), policy),
      names: [...Object.keys(eventMatcherKeys), 'any', 'all', 'not', 'use'],
    },
    { place: 'match: run', keys: offered(memberOf(offered(memberOf(rule, 'match'), policy), 'run'), policy), names: runFields },
    { place: 'a test of an argument', keys: offered(definitionOf(policy, 'value_test'), policy), names: valueMatcherKeys },
    { place: 'a program', keys: offered(definitionOf(policy, 'program_call'), policy), names: programKeys },
    { place: 'a case of a rule', keys: offered(definitionOf(policy, 'case_in_rule'), policy), names: caseKeys },
    { place: 'expect', keys: offered(definitionOf(policy, 'expectation_in_pack'), policy), names: expectKeys },
    {
      place: 'an operation of rewrite',
      keys: offered(itemsOf(memberOf(rule, 'rewrite')), policy),
      names: [...operations.map(({ name }) => name), 'create'],
    },
    ...Object.entries(paramTexts).map(([action, texts]) => ({
      place: action,
      keys: offered(memberOf(rule, action), policy),
      names: Object.keys(texts),
    })),
    ...catalog.events.map((event) => ({
      place: `match on ${event.name}`,
      keys: offered(definitionOf(policy, `${event.name}_matcher`), policy),
      names: [...event.matchKeys, 'any', 'all', 'not', 'use'],
    })),
  ]

  test.each(places)('$place: exactly the names that the loader knows, each with a text', ({ keys, names }) => {
    expect(Object.keys(keys).sort()).toEqual([...names].sort())
    for (const [key, member] of Object.entries(keys)) expect([key, member['description']]).toEqual([key, expect.stringMatching(/\S/)])
  })

  test('every action with a map for a parameter has texts for its members', () => {
    const withMembers = catalog.actions.filter((action) => isJsonObject(paramSchema(action)['properties']))
    expect(Object.keys(paramTexts).sort()).toEqual(withMembers.map(({ name }) => name).sort())
  })

  test('event: exactly the nine names', () => {
    const [one] = (memberOf(rule, 'event')['anyOf'] ?? []) as readonly Schema[]
    expect(one).toEqual({ enum: catalog.events.map(({ name }) => name) })
  })
})
