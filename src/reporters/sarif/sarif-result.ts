import type { JsonObject } from '../../core/base/json.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { Source } from '../../core/diagnostics/source.ts'
import { sarifFile, sarifPlace, sarifRegion } from './sarif-place.ts'
import { sarifLevel } from './sarif-rule.ts'

/** One finding; `ruleIndex` is its place among the rules of the run. */
export function sarifResult(diagnostic: Diagnostic, ruleIndex: number, fingerprint: string): JsonObject {
  const { code, severity, message, hint, at, related, fix } = diagnostic
  return {
    ruleId: code,
    ruleIndex,
    level: sarifLevel[severity],
    message: { text: hint === undefined ? message : `${message}; ${hint}` },
    locations: at.kind === 'source' ? [{ physicalLocation: sarifPlace(at.span) }] : [],
    ...(related !== undefined && {
      relatedLocations: related.map(({ span, message: text }, index) => ({
        id: index + 1,
        message: { text },
        physicalLocation: sarifPlace(span),
      })),
    }),
    partialFingerprints: { 'sluiceFinding/v1': fingerprint },
    ...(fix !== undefined && { fixes: [sarifFix(fix, hint ?? message)] }),
  }
}

function sarifFix({ safe, edits }: NonNullable<Diagnostic['fix']>, description: string): JsonObject {
  const bySource = new Map<Source, JsonObject[]>()
  for (const { span, text } of edits) {
    const replacement = { deletedRegion: sarifRegion(span), insertedContent: { text } }
    const replacements = bySource.get(span.source)
    if (replacements === undefined) bySource.set(span.source, [replacement])
    else replacements.push(replacement)
  }
  return {
    description: { text: description },
    artifactChanges: [...bySource].map(([{ name }, replacements]) => ({ artifactLocation: sarifFile(name), replacements })),
    properties: { safe },
  }
}
