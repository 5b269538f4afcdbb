import type { Judged, Judgement } from './judge-mistake.ts'
import { judgeMistake, judgements, originalPack } from './judge-mistake.ts'
import { mistakeKinds, type MistakeKind } from './mistake.ts'
import { seedMistakes, seededPack } from './seed-mistakes.ts'
import { shippedPacks } from './shipped-packs.ts'

export interface Row {
  readonly kind: MistakeKind
  readonly made: number
  readonly counts: Readonly<Record<Judgement, number>>
}

export interface SeededReport {
  readonly rows: readonly Row[]
  readonly all: readonly Judged[]
  /** Of all mistakes the part that was reported in its place, or changes nothing. */
  readonly share: number
}

/** Makes the mistakes in the shipped packs and asks what is said of each. */
export async function measureMistakes(count: number, seed: number, only?: string): Promise<SeededReport> {
  const packs = (await shippedPacks()).filter(({ name }) => only === undefined || name === only)
  const originals = new Map(packs.map(({ name, entry }) => [name, originalPack(name, entry)]))
  const mistakes = seedMistakes(packs.map(({ name, entry }) => seededPack(name, entry)), count, seed)
  const all = mistakes.flatMap((mistake) => {
    const original = originals.get(mistake.pack)
    return original === undefined ? [] : [judgeMistake(original, mistake)]
  })
  const rows = mistakeKinds.flatMap((kind): Row[] => {
    const own = all.filter(({ mistake }) => mistake.kind === kind)
    return own.length === 0 ? [] : [{ kind, made: own.length, counts: countJudgements(own) }]
  })
  const found = all.filter(({ judgement }) => judgement !== 'far' && judgement !== 'missed').length
  return { rows, all, share: all.length === 0 ? 0 : found / all.length }
}

export function countJudgements(all: readonly Judged[]): Readonly<Record<Judgement, number>> {
  // `as`: one member for each word of the list.
  return Object.fromEntries(
    judgements.map((word) => [word, all.filter(({ judgement }) => judgement === word).length]),
  ) as Record<Judgement, number>
}
