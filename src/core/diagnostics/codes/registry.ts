import type { LintCode } from '../lint-code.ts'
import { slc101 } from './slc101-yaml-syntax.ts'
import { slc102 } from './slc102-file-too-large.ts'
import { slc103 } from './slc103-nested-too-deep.ts'
import { slc104 } from './slc104-too-many-nodes.ts'
import { slc105 } from './slc105-anchor-or-alias.ts'
import { slc106 } from './slc106-merge-key.ts'
import { slc107 } from './slc107-tag.ts'
import { slc108 } from './slc108-directive.ts'
import { slc109 } from './slc109-several-documents.ts'
import { slc110 } from './slc110-duplicate-key.ts'
import { slc111 } from './slc111-number-not-exact.ts'
import { slc112 } from './slc112-empty-document.ts'
import { slc113 } from './slc113-root-not-a-map.ts'
import { slc114 } from './slc114-glued-comment.ts'
import { slc115 } from './slc115-control-escape.ts'
import { slc116 } from './slc116-octal-looking.ts'
import { slc117 } from './slc117-odd-space.ts'
import { slc118 } from './slc118-bidi-control.ts'
import { slc119 } from './slc119-key-not-text.ts'
import { slc120 } from './slc120-bad-character.ts'
import { slc121 } from './slc121-entry-in-text.ts'
import { slc201 } from './slc201-unknown-key.ts'
import { slc202 } from './slc202-missing-key.ts'
import { slc203 } from './slc203-wrong-type.ts'
import { slc204 } from './slc204-null-value.ts'
import { slc205 } from './slc205-empty-value.ts'
import { slc206 } from './slc206-bad-value.ts'
import { slc207 } from './slc207-duplicate-id.ts'
import { slc208 } from './slc208-unsupported-version.ts'
import { slc209 } from './slc209-version-not-first.ts'
import { slc210 } from './slc210-excluding-keys.ts'
import { slc211 } from './slc211-no-rules.ts'
import { slc212 } from './slc212-version-reads-as-number.ts'
import { slc213 } from './slc213-bad-id.ts'
import { slc301 } from './slc301-unknown-operator.ts'
import { slc302 } from './slc302-unknown-event.ts'
import { slc303 } from './slc303-action-not-honored.ts'
import { slc304 } from './slc304-one-action.ts'
import { slc305 } from './slc305-no-condition.ts'
import { slc306 } from './slc306-key-not-on-event.ts'
import { slc307 } from './slc307-bad-path.ts'
import { slc308 } from './slc308-needs-quantifier.ts'
import { slc309 } from './slc309-unknown-list.ts'
import { slc310 } from './slc310-unknown-matcher.ts'
import { slc311 } from './slc311-matcher-cycle.ts'
import { slc312 } from './slc312-matcher-kind.ts'
import { slc313 } from './slc313-bad-reference.ts'
import { slc314 } from './slc314-bad-operand.ts'
import { slc315 } from './slc315-bad-pattern.ts'
import { slc316 } from './slc316-pattern-needs-full.ts'
import { slc317 } from './slc317-bad-template.ts'
import { slc318 } from './slc318-template-in-operand.ts'
import { slc319 } from './slc319-bad-condition.ts'
import { slc320 } from './slc320-exception-unknown-rule.ts'
import { slc321 } from './slc321-exception-above-tier.ts'
import { slc322 } from './slc322-exception-closed.ts'
import { slc323 } from './slc323-exception-needs-weakens.ts'
import { slc324 } from './slc324-exception-on-allow.ts'
import { slc325 } from './slc325-exception-needs-argument-test.ts'
import { slc326 } from './slc326-bad-date.ts'
import { slc327 } from './slc327-allow-without-unmatched.ts'
import { slc328 } from './slc328-unmatched-without-allow.ts'
import { slc329 } from './slc329-several-allow-lists.ts'
import { slc330 } from './slc330-shadow-allow.ts'
import { slc331 } from './slc331-duplicate-pack-id.ts'
import { slc332 } from './slc332-host-lacks.ts'
import { slc333 } from './slc333-target-cannot.ts'
import { slc334 } from './slc334-pack-file-not-listed.ts'
import { slc335 } from './slc335-file-not-found.ts'
import { slc336 } from './slc336-truncate-before-redact.ts'
import { slc337 } from './slc337-redacts-own-placeholder.ts'
import { slc338 } from './slc338-bad-test-case.ts'
import { slc339 } from './slc339-verdict-outside-rule.ts'
import { slc340 } from './slc340-unknown-detector.ts'
import { slc341 } from './slc341-exception-ends-soon.ts'
import { slc342 } from './slc342-modifier-not-for-operator.ts'
import { slc343 } from './slc343-unknown-label.ts'
import { slc344 } from './slc344-too-many-cases.ts'
import { slc345 } from './slc345-expression-too-deep.ts'
import { slc346 } from './slc346-bad-catalogue-entry.ts'
import { slc347 } from './slc347-unknown-tool.ts'
import { slc348 } from './slc348-unknown-argument.ts'
import { slc349 } from './slc349-text-test-in-permit.ts'
import { slc350 } from './slc350-shadow-date-without-shadow.ts'
import { slc701 } from './slc701-unsupported-flow.ts'
import { slc702 } from './slc702-hook-error.ts'
import { slc703 } from './slc703-hook-timeout.ts'
import { slc704 } from './slc704-invalid-flow.ts'
import { slc705 } from './slc705-undecidable.ts'
import { slc706 } from './slc706-wrong-event-outcome.ts'
import { slc707 } from './slc707-invalid-modify-input.ts'
import { slc708 } from './slc708-request-error.ts'
import { slc709 } from './slc709-unknown-tool-call.ts'
import { slc710 } from './slc710-patch-conflict.ts'
import { slc711 } from './slc711-hook-failure-ignored.ts'
import { slc712 } from './slc712-active-tools-empty.ts'
import { slc713 } from './slc713-tool-not-available.ts'
import { slc714 } from './slc714-undecided-call.ts'
import { slc720 } from './slc720-malformed-event.ts'
import { slc721 } from './slc721-turns-from-zero.ts'
import { slc730 } from './slc730-observer-error.ts'
import { slc801 } from './slc801-no-tests.ts'
import { slc802 } from './slc802-filter-matches-nothing.ts'
import { slc803 } from './slc803-no-policy.ts'
import { slc804 } from './slc804-bad-hooks-file.ts'
import { slc810 } from './slc810-record-log-unusable.ts'
import { slc811 } from './slc811-torn-record.ts'
import { slc812 } from './slc812-policy-not-taken.ts'
import { slc820 } from './slc820-unknown-lint-rule.ts'
import { slc821 } from './slc821-level-of-error.ts'
import { slc830 } from './slc830-format-unsafe.ts'
import { slc901 } from './slc901-internal-error.ts'
import type { CodeDefinition } from '../define-code.ts'

/** Every code but those of lint rules, in order. */
export const codes = [
  slc101,
  slc102,
  slc103,
  slc104,
  slc105,
  slc106,
  slc107,
  slc108,
  slc109,
  slc110,
  slc111,
  slc112,
  slc113,
  slc114,
  slc115,
  slc116,
  slc117,
  slc118,
  slc119,
  slc120,
  slc121,
  slc201,
  slc202,
  slc203,
  slc204,
  slc205,
  slc206,
  slc207,
  slc208,
  slc209,
  slc210,
  slc211,
  slc212,
  slc213,
  slc301,
  slc302,
  slc303,
  slc304,
  slc305,
  slc306,
  slc307,
  slc308,
  slc309,
  slc310,
  slc311,
  slc312,
  slc313,
  slc314,
  slc315,
  slc316,
  slc317,
  slc318,
  slc319,
  slc320,
  slc321,
  slc322,
  slc323,
  slc324,
  slc325,
  slc326,
  slc327,
  slc328,
  slc329,
  slc330,
  slc331,
  slc332,
  slc333,
  slc334,
  slc335,
  slc336,
  slc337,
  slc338,
  slc339,
  slc340,
  slc341,
  slc342,
  slc343,
  slc344,
  slc345,
  slc346,
  slc347,
  slc348,
  slc349,
  slc350,
  slc701,
  slc702,
  slc703,
  slc704,
  slc705,
  slc706,
  slc707,
  slc708,
  slc709,
  slc710,
  slc711,
  slc712,
  slc713,
  slc714,
  slc720,
  slc721,
  slc730,
  slc801,
  slc802,
  slc803,
  slc804,
  slc810,
  slc811,
  slc812,
  slc820,
  slc821,
  slc830,
  slc901,
] as const

export type Code = (typeof codes)[number]['code']
export type CodeKind = (typeof codes)[number]['kind']

const byCode = new Map<string, CodeDefinition>(codes.map((definition) => [definition.code, definition]))

/** The definition of a code that is no lint code: those are defined by their rules. */
export function codeDefinition(code: Code | LintCode): CodeDefinition {
  const definition = byCode.get(code)
  if (definition === undefined) throw new Error(`no such code: ${code}`)
  return definition
}
