import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { findingsGitlab } from './findings-gitlab.ts'

const source = { name: 'p.yaml', text: 'a: 1\nb: 1\nb: 1\n' }
const finding = (code: Diagnostic['code'], severity: Diagnostic['severity'], start: number, end: number): Diagnostic => ({
  code,
  severity,
  message: 'wrong',
  at: { kind: 'source', span: { source, start, end } },
})

test('an issue has what GitLab asks for, and a policy that does not load blocks', () => {
  const diagnostics = [finding('SLC201', 'error', 0, 5), finding('SLC420', 'warning', 5, 12), finding('SLC602', 'info', 10, 11)]
  const fingerprint = expect.stringMatching(/^[0-9a-f]{32}:\d$/) as string
  expect(JSON.parse(findingsGitlab({ diagnostics }))).toEqual([
    { description: 'SLC201: wrong', check_name: 'unknown-key', fingerprint, severity: 'blocker', location: { path: 'p.yaml', lines: { begin: 1, end: 1 } } },
    { description: 'SLC420: wrong', check_name: 'unused-list', fingerprint, severity: 'major', location: { path: 'p.yaml', lines: { begin: 2, end: 3 } } },
    {
      description: 'SLC602: wrong',
      check_name: 'guard-without-severity',
      fingerprint,
      severity: 'info',
      location: { path: 'p.yaml', lines: { begin: 3, end: 3 } },
    },
  ])
})

test('no two issues have one fingerprint, also on equal lines', () => {
  const diagnostics = [finding('SLC420', 'warning', 5, 6), finding('SLC420', 'warning', 10, 11)]
  const issues = JSON.parse(findingsGitlab({ diagnostics })) as readonly { readonly fingerprint: string }[]
  expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(2)
})

test('what is about no file has the place that GitLab asks for', () => {
  const diagnostics: readonly Diagnostic[] = [{ code: 'SLC803', severity: 'error', message: 'none', at: { kind: 'whole' }, hint: 'name one' }]
  expect(JSON.parse(findingsGitlab({ diagnostics }))).toMatchObject([
    { description: 'SLC803: none; name one', location: { path: '.', lines: { begin: 1 } } },
  ])
})
