import type { ArgumentKind } from '../../core/catalogue/tool-description.ts'
import type { Json } from '../../core/base/json.ts'
import type { LintFinding } from './define-lint-rule.ts'
import type { LintContext } from './lint-context.ts'
import { readPrefix } from './path-prefix.ts'
import { isLoosening, isStopping, kindOf, operatorOf, type OperatorTest, type PlacedTest } from './placed-test.ts'
import { writtenAt } from './written-at.ts'

/** What a rule says of a text test on the kind of argument that is its own. */
export interface TextTestWords {
  readonly kinds: readonly ArgumentKind[]
  readonly what: string
  readonly hint: string
  /** The domain test that means what the text test was meant to mean, as YAML; undefined where nobody can tell. */
  readonly instead: (test: OperatorTest, operand: string, isLoosening: boolean, kind: ArgumentKind) => string | undefined
}

/**
 * Tests that compare the spelling of an argument for which a domain operator exists (L-44). Where a hit
 * stops, another spelling misses, also of `equals` and `in`; where a hit lets run, more fits than was
 * meant, save for a pattern of the whole text, which can say exactly what is let in.
 */
export function* textTestFindings({ tests }: LintContext, words: TextTestWords): Iterable<LintFinding> {
  for (const test of tests) {
    const operator = operatorOf(test)
    const kind = kindOf(test)
    if (operator === undefined || kind === undefined || !words.kinds.includes(kind)) continue
    if (!comparesSpelling(test, operator) || readPrefix(operator) !== undefined) continue
    const edit = domainTest(test, operator, kind, words)
    yield {
      span: operator.span,
      message: `\`${operator.name}\` compares the text of ${words.what}, which has many spellings`,
      hint: words.hint,
      ...(edit === undefined ? {} : { fix: { safe: false, edits: [edit] } }),
    }
  }
}

function comparesSpelling(test: PlacedTest, { definition, name, modifiers, operand }: OperatorTest): boolean {
  if (definition.isTextTest === true) return isStopping(test) || (isLoosening(test) && modifiers.full !== true)
  return isStopping(test) && (name === 'equals' || name === 'in') && operand.kind === 'literal' && isOfTexts(operand.param)
}

function isOfTexts(param: Json): boolean {
  return Array.isArray(param) ? param.every((value) => typeof value === 'string') : typeof param === 'string'
}

/** Only where the test stands alone: what is written beside it would mean something else. */
function domainTest({ place, ...rest }: PlacedTest, operator: OperatorTest, kind: ArgumentKind, words: TextTestWords): { readonly span: OperatorTest['span']; readonly text: string } | undefined {
  if (operator.operand.kind !== 'literal' || operator.operand.list !== undefined) return undefined
  const written = writtenAt(place.pack, operator.span)
  if (written === undefined) return undefined
  const { source, start, end } = operator.operandSpan
  const instead = words.instead(operator, source.text.slice(start, end), isLoosening({ place, ...rest }), kind)
  if (instead === undefined) return undefined
  const isShort = written.entry.value.span.start === operator.span.start
  if (isShort) return { span: operator.operandSpan, text: `{ ${instead} }` }
  return written.map.entries.length === 1 ? { span: { source, start: operator.span.start, end }, text: instead } : undefined
}
