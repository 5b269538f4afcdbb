import { describe, expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { failure, resultOf, success } from './result.ts'

const warning: Diagnostic = { code: 'SLC341', severity: 'warning', message: 'ends soon', at: { kind: 'whole' } }
const error: Diagnostic = { code: 'SLC803', severity: 'error', message: 'nothing', at: { kind: 'whole' } }

describe('a result', () => {
  test('of a value may have warnings', () => {
    expect(success(1, [warning])).toEqual({ ok: true, value: 1, diagnostics: [warning] })
  })

  test('of a value never has an error', () => {
    expect(() => success(1, [error])).toThrow()
  })

  test('without a value has an error', () => {
    expect(failure([warning, error])).toEqual({ ok: false, diagnostics: [warning, error] })
    expect(() => failure([warning])).toThrow()
    expect(() => failure([])).toThrow()
  })

  test('resultOf drops the value where there is an error', () => {
    expect(resultOf(1, [warning]).ok).toBe(true)
    expect(resultOf(1, [error]).ok).toBe(false)
  })
})
