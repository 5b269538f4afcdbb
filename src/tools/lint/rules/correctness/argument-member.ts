import { nearestName } from '../../../../core/base/nearest-name.ts'
import { exampleCatalogue } from '../../argument-types/example-catalogue.ts'
import { describeTypes } from '../../argument-types/possible-types.ts'
import type { SchemaBelow } from '../../argument-types/schema-below.ts'
import { typedPaths } from '../../argument-types/typed-tests.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

const guard = (path: string) => exampleCatalogue(`    unless: { args: { ${path}: eu-west } }\n    skip: Not deployed. Do not retry.\n`)

export const argumentMember = defineLintRule({
  name: 'argument-member',
  code: 'SLC461',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a path leads to a member that the declared type of its argument does not have',
  why: 'The path leads to nothing on every call, so a guard that relies on it never hits and a permit never lets anything run.',
  fix: 'Correct the path, or declare the member in the `schema:` of the argument.',
  examples: { bad: [guard('$.options.regin'), guard('$.stage.name')], good: [guard('$.options.region')] },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const one of rules) {
      for (const { text, span, below } of typedPaths(one)) {
        const [first] = below
        if (first?.kind !== 'nothing' || below.some(({ kind }) => kind !== 'nothing')) continue
        yield { span, message: `\`${text}\` leads to nothing: the catalogue has no \`${first.name}\` there`, hint: hintOf(first) }
      }
    }
  },
})

function hintOf({ name, known, types }: Extract<SchemaBelow, { kind: 'nothing' }>): string {
  if (known.length === 0) return types.has('object') ? 'no member is declared there' : `what it would belong to is ${describeTypes(types)}`
  const nearest = nearestName(name, known)
  return nearest === undefined ? `known there: ${known.map((one) => `\`${one}\``).join(', ')}` : `did you mean \`${nearest}\`?`
}
