import type { JsonObject } from '../../core/base/json.ts'
import { positionAt, type Span } from '../../core/diagnostics/source.ts'
import { mutationCounts, mutationScore, type MutatedPack, type MutationReport } from '../mutation-report.ts'

/** Fields are only ever added. */
export function mutationJson({ packs }: MutationReport): JsonObject {
  return { ...scoreJson(packs), packs: packs.map(packJson) }
}

function packJson(pack: MutatedPack): JsonObject {
  return {
    pack: pack.id,
    ...scoreJson([pack]),
    survivors: pack.survivors.map(({ rules, says, at, killer }) => ({
      rules: [...rules],
      edit: says,
      ...placeJson(at),
      ...(killer !== undefined && { killer: { rule: killer.rule, case: killer.text } }),
    })),
    equivalents: pack.equivalent.map(({ rules, says, at, why }) => ({ rules: [...rules], edit: says, ...placeJson(at), why })),
  }
}

function scoreJson(packs: readonly MutatedPack[]): JsonObject {
  const counts = mutationCounts(packs)
  return { score: mutationScore(counts) ?? null, ...counts }
}

function placeJson({ source, start }: Span): JsonObject {
  return { file: source.name, ...positionAt(source.text, start) }
}
