import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { findingsGithub } from './findings-github.ts'
import { testsGithub } from './tests-github.ts'

const source = { name: 'a,b:c.yaml', text: 'a: 1\nlists: { x: 1 }\n' }
const spanned = (start: number, end: number): Diagnostic['at'] => ({ kind: 'source', span: { source, start, end } })

test('a finding is a command with its place; nothing of a policy can end the line or begin another command', () => {
  const message = '100%\r\n::error::`x`'
  expect(findingsGithub({ diagnostics: [{ code: 'SLC420', severity: 'warning', message, at: spanned(14, 15) }] })).toBe(
    '::warning file=a%2Cb%3Ac.yaml,line=2,endLine=2,col=10,endColumn=11,title=SLC420::100%25%0D%0A::error::`x`\n',
  )
})

test('columns are told within one line only', () => {
  const diagnostic: Diagnostic = { code: 'SLC602', severity: 'info', message: 'm', at: spanned(0, 8), hint: 'h' }
  expect(findingsGithub({ diagnostics: [diagnostic] })).toBe('::notice file=a%2Cb%3Ac.yaml,line=1,endLine=2,title=SLC602::m%0Ah\n')
})

test('a finding without a place is told without one', () => {
  expect(findingsGithub({ diagnostics: [{ code: 'SLC803', severity: 'error', message: 'there is none', at: { kind: 'whole' } }] })).toBe(
    '::error title=SLC803::there is none\n',
  )
})

test('a failed case is an error at its place; one that passes is not told', () => {
  const at = { source, start: 0, end: 1 }
  const cases = [
    { pack: 'a/b', name: 'r/1', passed: true, at },
    { pack: 'a/b', name: 'r/2', passed: false, why: 'want skip', at },
  ]
  expect(testsGithub({ cases, diagnostics: [] })).toBe(
    '::error file=a%2Cb%3Ac.yaml,line=1,endLine=1,col=1,endColumn=2,title=a/b#r/2::want skip\n',
  )
})
