import { isJsonArray, isJsonObject, ownMember, type Json } from '../../../../core/base/json.ts'
import { parsePath } from '../../../../core/paths/parse-path.ts'
import { spanAt } from '../../../../core/rules/reading.ts'
import { declaredTypes, schemasOf } from '../../argument-types/declared-types.ts'
import { exampleCatalogue } from '../../argument-types/example-catalogue.ts'
import { isJudgedAny, isRefused, typesOf } from '../../argument-types/fits-schema.ts'
import { describeTypes } from '../../argument-types/possible-types.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

const rewrite = (operation: string) => exampleCatalogue(`    rewrite: [{ ${operation} }]\n`)

export const rewriteType = defineLintRule({
  name: 'rewrite-type',
  code: 'SLC462',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a rewrite makes what the declared type of the argument refuses',
  why: 'The tool gets a value that it does not take: each call that the rule was to mend fails, or does something else.',
  fix: 'Write a value of the declared type, or correct the `schema:` of the argument.',
  examples: {
    bad: [rewrite('set: { $.replicas: "2" }'), rewrite('clamp: { $.replicas: { min: 1, max: 20 } }'), rewrite('coerce: { $.replicas: string }')],
    good: [rewrite('set: { $.replicas: 2 }'), rewrite('clamp: { $.replicas: { min: 1, max: 10 } }')],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const one of rules) {
      const { action } = one.rule
      if (action.name !== 'rewrite' || !isJsonArray(action.param)) continue
      const typesAt = declaredTypes(one)
      if (typesAt === undefined) continue
      for (const { at, path, made } of rewrites(action.param)) {
        const parsed = parsePath(path)
        const schemas = parsed.ok ? schemasOf(typesAt(parsed.path)) : []
        const problem = schemas.length === 0 ? undefined : problemOf(path, made, schemas)
        if (problem === undefined) continue
        const hint = 'the `schema` of the argument in the catalogue refuses it'
        yield { span: spanAt(one.node, ['rewrite', ...at]), message: problem, hint }
      }
    }
  },
})

/** What an operation puts at a path: a value, or some value of a type. */
type Made = { readonly kind: 'value'; readonly value: Json } | { readonly kind: 'type'; readonly type: 'string' | 'number' | 'integer' | 'boolean' }

interface Rewrite {
  /** Below `rewrite`. */
  readonly at: readonly (string | number)[]
  readonly path: string
  readonly made: Made
}

const coercedTypes = ['string', 'number', 'integer', 'boolean'] as const

function* rewrites(operations: readonly Json[]): Iterable<Rewrite> {
  for (const [index, operation] of operations.entries()) {
    if (!isJsonObject(operation)) continue
    for (const name of ['set', 'default', 'clamp', 'coerce']) {
      const map = ownMember(operation, name)
      for (const [path, param] of isJsonObject(map) ? Object.entries(map) : []) yield* madeBy(name, param, [index, name, path], path)
    }
  }
}

function* madeBy(name: string, param: Json, at: readonly (string | number)[], path: string): Iterable<Rewrite> {
  if (name === 'coerce') {
    const type = coercedTypes.find((known) => known === param)
    if (type !== undefined) yield { at, path, made: { kind: 'type', type } }
  } else if (name === 'clamp') {
    // Both ends are values that come out of it.
    for (const [end, value] of isJsonObject(param) ? Object.entries(param) : []) yield { at: [...at, end], path, made: { kind: 'value', value } }
  } else if (typeof param !== 'string' || !param.includes('${')) {
    yield { at, path, made: { kind: 'value', value: param } }
  }
}

function problemOf(path: string, made: Made, schemas: readonly Json[]): string | undefined {
  if (made.kind === 'value') return isRefused(made.value, schemas) ? `\`${path}\` is never \`${JSON.stringify(made.value)}\`` : undefined
  const types = typesOf(schemas)
  return types.size === 0 || isJudgedAny([made.type], types) ? undefined : `\`${path}\` is ${describeTypes(types)}, and never of type ${made.type}`
}
