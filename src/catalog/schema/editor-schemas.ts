import { isJsonArray, isJsonObject, type Json } from '../../core/base/json.ts'
import { lintPresets } from '../../tools/lint/define-lint-rule.ts'
import { lintLevels } from '../../tools/lint/lint-config.ts'
import type { Catalog } from '../catalog.ts'
import { effectsDefinitions } from './effects-schema.ts'
import { eventMatcherDefinitions } from './event-matcher-schema.ts'
import { ruleDefinitions } from './rule-schema.ts'
import { anything, closedMap, described, listOf, nameMap, oneOrMany, ref, someText, words, type Schema } from './schema-parts.ts'
import { testCaseDefinitions } from './test-case-schema.ts'
import { toolDefinitions } from './tool-schema.ts'
import { valueMatcherDefinitions } from './value-matcher-schema.ts'

export const schemaNames = ['policy', 'tests', 'catalogue', 'config'] as const
export type SchemaName = (typeof schemaNames)[number]

const version = described({ const: 1 }, 'the version of the policy language; the first key')
const packCases = described(listOf(ref('case_in_pack')), 'cases of the pack; `sluice test` runs them')
const caseDefaults = described(ref('test_defaults'), 'common parts of all cases of the file')

/** The schemas for editors: policies and rule files, test files, catalogues of tools, the configuration. */
export function editorSchemas(catalog: Catalog): Readonly<Record<SchemaName, Schema>> {
  const definitions = {
    ...valueMatcherDefinitions(catalog),
    ...effectsDefinitions(),
    ...eventMatcherDefinitions(catalog),
    ...ruleDefinitions(catalog),
    ...testCaseDefinitions(),
    ...toolDefinitions(),
    ...lintLevelDefinitions,
  }
  const file = (name: SchemaName, title: string, schema: Schema): Schema => ({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `https://sluice.dev/schema/v1/${name}.json`,
    title,
    ...schema,
    ...reachable(schema, definitions),
  })
  return {
    policy: file('policy', 'Sluice policy', policySchema),
    tests: file(
      'tests',
      'Sluice tests',
      closedMap({ sluice: version, test_defaults: caseDefaults, tests: packCases }, { required: ['sluice'] }),
    ),
    catalogue: file('catalogue', 'Sluice catalogue of tools', listOf(ref('tool'))),
    config: file('config', 'Sluice configuration', closedMap({ lint: described(lintSettings, 'what `sluice lint` asks, and how loud it is') })),
  }
}

const onlyInPacks = ['files', 'unmatched', 'catalogue_closed'] as const

/** A file without `pack` is a rule file of a pack and has less (L-03). */
const policySchema = closedMap(
  {
    sluice: version,
    pack: described(
      closedMap(
        {
          id: described({ type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}(/[A-Za-z0-9][A-Za-z0-9._-]{0,99}){0,4}$' }, 'the name of the pack, as `acme/agent-baseline`'),
          version: described(someText, 'its version, as `1.0.0`'),
          description: described(someText, 'what the pack is for'),
          exceptions: described({ const: 'closed' }, 'no exception may name a rule of this pack'),
        },
        { required: ['id', 'version'] },
      ),
      'the header of the pack',
    ),
    files: described(listOf(someText), 'in `pack.yaml`: the rule files of the pack, in order'),
    defaults: described(
      closedMap({ on_unknown: described(words(['refuse', 'terminate']), 'for rules of this file that do not say it') }),
      'what holds for the rules of this file',
    ),
    unmatched: described(ref('unmatched'), 'what happens to calls that no `allow` rule lets run'),
    catalogue: described({ anyOf: [listOf(ref('tool')), someText] }, 'what the tools are and do, or the file that says so'),
    catalogue_closed: described({ type: 'boolean' }, 'rules may name no tool that the catalogue does not have'),
    lists: described(nameMap(listOf({ type: ['string', 'number', 'boolean'] })), 'lists of values, by name'),
    labels: described(
      nameMap({
        type: 'object',
        properties: {
          taint: described({ type: 'boolean' }, 'it is set also where the rule cannot judge'),
          description: described(anything, 'what it means'),
        },
        additionalProperties: false,
      }),
      'labels that `note` sets',
    ),
    matchers: described(nameMap({ anyOf: [ref('event_matcher'), ref('value_matcher')] }), 'matchers, by name'),
    rules: described(listOf(ref('rule')), 'the rules, in the order in which they are asked'),
    exceptions: described(listOf(ref('exception')), 'exceptions to guards, each with an owner and a last day'),
    test_defaults: caseDefaults,
    tests: packCases,
  },
  {
    required: ['sluice'],
    anyOf: [{ required: ['pack'] }, { not: { anyOf: onlyInPacks.map((key) => ({ required: [key] })) } }],
  },
)

const lintSettings = closedMap({
  preset: described(words(lintPresets), '`recommended` is for everybody, `strict` for packs that others rely on'),
  rules: described(
    nameMap({ anyOf: [words(lintLevels), ref('lint_level'), listOf(ref('lint_level'))] }),
    'levels of lint rules, by name or code; a later one wins',
  ),
})

const lintLevelDefinitions: Readonly<Record<string, Schema>> = {
  lint_level: closedMap(
    {
      level: described(words(lintLevels), 'how loud the rule is'),
      paths: described(oneOrMany(someText), 'patterns of the files that this is for, as `policies/legacy/**`'),
    },
    { required: ['level'] },
  ),
}

/** The definitions that a schema comes to, so that each file holds what it needs and no more. */
function reachable(schema: Schema, definitions: Readonly<Record<string, Schema>>): Schema {
  const found = new Set<string>()
  const visit = (value: Json): void => {
    if (isJsonArray(value)) value.forEach(visit)
    else if (isJsonObject(value)) {
      const { $ref: target } = value
      if (typeof target === 'string') {
        const name = target.slice('#/definitions/'.length)
        const definition = definitions[name]
        if (definition === undefined) throw new Error(`no definition \`${name}\``)
        if (!found.has(name)) {
          found.add(name)
          visit(definition)
        }
      }
      Object.values(value).forEach(visit)
    }
  }
  visit(schema)
  if (found.size === 0) return {}
  return { definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => found.has(name))) }
}
