import { beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../src/core/base/limits.ts'
import { mistakeKinds } from './mistake.ts'
import { measureMistakes, type SeededReport } from './measure-mistakes.ts'
import { seedMistakes, seededPack } from './seed-mistakes.ts'
import { shippedPacks } from './shipped-packs.ts'

const count = 500
const seed = 20_270_131

let report: SeededReport
beforeAll(async () => {
  report = await measureMistakes(count, seed)
}, 120_000)

describe('mistakes that are made by machine in the shipped packs', () => {
  test('are of every kind that the packs have a place for', () => {
    expect(report.all.length).toBeGreaterThanOrEqual(300)
    const kinds = new Set(report.rows.map(({ kind }) => kind))
    // The packs have no JsonLogic and no exceptions.
    expect(mistakeKinds.filter((kind) => !kinds.has(kind))).toEqual([
      'typo: operator of a condition',
      'typo: variable of a condition',
      'typo: rule of an exception',
    ])
  })

  test('are each reported within two columns of their place, or change nothing', () => {
    const unseen = report.all.filter(({ judgement }) => judgement === 'far' || judgement === 'missed')
    expect(unseen.map(({ mistake: { kind, source, edit, text } }) => `${kind} in ${source.name}: ${text.slice(edit.start - 20, edit.start + 20)}`)).toEqual([])
  })

  test('give findings that lie inside their file, and not more than are shown', () => {
    for (const { findings } of report.all) {
      expect(findings.length).toBeLessThan(1_000)
      for (const { at, related = [] } of findings) {
        const spans = [...(at.kind === 'source' ? [at.span] : []), ...related.map(({ span }) => span)]
        for (const { source, start, end } of spans) {
          expect(start).toBeLessThanOrEqual(end)
          expect(end).toBeLessThanOrEqual(source.text.length)
          expect(source.text.length).toBeLessThan(limits.policyTextLength)
        }
      }
    }
  })
})

test('the same number makes the same mistakes, another one others', async () => {
  const packs = (await shippedPacks()).slice(0, 3).map(({ name, entry }) => seededPack(name, entry))
  const texts = (number: number): readonly string[] => seedMistakes(packs, 90, number).map(({ text }) => text)
  expect(texts(1)).toEqual(texts(1))
  expect(texts(1)).not.toEqual(texts(2))
})
