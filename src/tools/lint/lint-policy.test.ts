import { describe, expect, test } from 'vitest'
import { loadPolicy } from '../../core/load/load-policy.ts'
import type { LintConfig } from './lint-config.ts'
import { lintPolicy } from './lint-policy.ts'
import { guardWithoutSeverity } from './rules/style/guard-without-severity.ts'
import { noCatchAllSkip } from './rules/safety/no-catch-all-skip.ts'

const text = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: block
    event: tool_call
    match: any
    skip: Not run. Do not retry.
`

function lint(config: Partial<LintConfig>, name = 'policies/legacy/a.yaml') {
  const loaded = loadPolicy([{ source: { name, text } }])
  if (!loaded.ok) throw new Error('the policy does not load')
  const wanted = new Set<string>(['SLC501', 'SLC602'])
  return lintPolicy(loaded.value, { config: { preset: 'recommended', levels: [], ...config } })
    .filter(({ code }) => wanted.has(code))
    .map(({ code, severity }) => `${code} ${severity}`)
}

describe('which rules are asked, and what they are worth', () => {
  test('recommended holds back what strict adds', () => {
    expect(lint({})).toEqual(['SLC501 warning'])
    expect(lint({ preset: 'strict' })).toEqual(['SLC602 warning', 'SLC501 warning'])
  })

  test('a level by name or by code; a rule with a level is asked whatever its preset', () => {
    expect(lint({ levels: [{ rule: 'SLC501', level: 'off' }] })).toEqual([])
    expect(lint({ levels: [{ rule: 'guard-without-severity', level: 'info' }] })).toEqual(['SLC602 info', 'SLC501 warning'])
  })

  test('a level for some files leaves the others as they are', () => {
    const levels = [
      { rule: 'SLC501', level: 'error', paths: ['policies/legacy/**'] },
      { rule: 'SLC602', level: 'info', paths: ['policies/legacy/**'] },
    ] as const
    expect(lint({ levels })).toEqual(['SLC602 info', 'SLC501 error'])
    expect(lint({ levels }, './policies/legacy/a.yaml')).toEqual(['SLC602 info', 'SLC501 error'])
    expect(lint({ levels }, 'policies/new/a.yaml')).toEqual(['SLC501 warning'])
  })

  test('the last setting that fits wins', () => {
    const levels = [
      { rule: 'SLC501', level: 'error' },
      { rule: 'no-catch-all-skip', level: 'info', paths: ['policies/*/a.yaml'] },
    ] as const
    expect(lint({ levels })).toEqual(['SLC501 info'])
    expect(lint({ levels }, 'a.yaml')).toEqual(['SLC501 error'])
  })

  test('rules that the caller names are asked whatever their preset', () => {
    const loaded = loadPolicy([{ source: { name: 'a.yaml', text } }])
    if (!loaded.ok) throw new Error('the policy does not load')
    const found = lintPolicy(loaded.value, { rules: [noCatchAllSkip, guardWithoutSeverity] })
    expect(found.map(({ code }) => code)).toEqual(['SLC602', 'SLC501'])
  })
})
