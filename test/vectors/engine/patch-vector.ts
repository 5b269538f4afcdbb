import { applyRequestPatch, type EffectiveRequest, type RequestBaseline } from '../../../src/core/chain/apply-request-patch.ts'
import { mergeRequestPatch, type PatchWarning } from '../../../src/core/chain/merge-request-patch.ts'
import { readPatch } from '../../../src/core/chain/validate-patch.ts'
import { codeDefinition } from '../../../src/core/diagnostics/codes/registry.ts'
import type { RequestPatch } from '../../../src/core/flows/request-patch.ts'
import type { RunVector } from '../vector.ts'
import { expectSame, includesMembers, show } from './compare.ts'

/** Merge of patches, and their application to a baseline. */
export const runPatchVector: RunVector = (vector) => {
  const problems: string[] = []
  let merged: RequestPatch = {}
  const warnings: PatchWarning[] = []
  for (const given of vector['patches'] as readonly unknown[]) {
    const reading = readPatch(given)
    if (!reading.ok) problems.push(reading.why)
    const step = mergeRequestPatch(merged, reading.ok ? reading.patch : {})
    merged = step.patch
    warnings.push(...step.warnings)
  }
  const baseline = baselineOf(vector)
  const applied = applyRequestPatch(baseline, merged)
  const next = applyRequestPatch(baseline, undefined)
  for (const [key, value] of Object.entries(vector['expect'] as Record<string, unknown>)) {
    if (key === 'merged') expectSame(problems, key, merged, value)
    else if (key === 'warnings') expectSame(problems, key, warnings, value)
    else if (key === 'error') {
      expectSame(problems, key, applied.ok ? null : codeDefinition(applied.diagnostic.code).kind, value)
    } else if (key === 'effective' || key === 'nextTurn') {
      const result = key === 'effective' ? applied : next
      const got = result.ok ? described(result.request, baseline) : undefined
      if (!includesMembers(got, value as object)) problems.push(`${key}: want ${show(value)}, got ${show(got)}`)
    } else problems.push(`unknown expectation \`${key}\``)
  }
  return Promise.resolve(problems)
}

function baselineOf(vector: Record<string, unknown>): RequestBaseline {
  const tools = (vector['available'] ?? []) as readonly string[]
  const documents = ((vector['documents'] ?? []) as readonly string[]).map((id) => ({ id, text: id }))
  return { ...(vector['baseline'] as Partial<RequestBaseline>), tools, documents }
}

/** The transcript is what the run holds: no patch reaches it (S-57). */
function described(request: EffectiveRequest, baseline: RequestBaseline): Record<string, unknown> {
  return { ...request, documents: request.documents.map(({ id }) => id), transcript: baseline.history }
}
