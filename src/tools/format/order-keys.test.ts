import { describe, expect, test } from 'vitest'
import { formatPolicy } from './format-policy.ts'

function formatted(text: string): string {
  const result = formatPolicy({ name: 'x.yaml', text })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('; '))
  return result.value
}

describe('the order of keys', () => {
  test('of a policy, its rules and exceptions; comments and blank lines move along, the head of the file stays', () => {
    const text = `# head
# $schema

# The tests.
tests: []
exceptions: [{ expires: 2027-01-01, owner: o, reason: r, match: {}, rules: [a], id: e }]

rules:
  - skip: No.
    # Why.
    match: { tool: a } # which
    event: tool_call
    id: a
lists: {}
pack: { version: 1.0.0, id: a/b }
sluice: 1
`
    expect(formatted(text)).toBe(`# head
# $schema

sluice: 1
pack: { version: 1.0.0, id: a/b }
lists: {}

rules:
  - id: a
    event: tool_call
    # Why.
    match: { tool: a } # which
    skip: No.
exceptions: [{ id: e, rules: [a], match: {}, reason: r, owner: o, expires: 2027-01-01 }]

# The tests.
tests: []
`)
  })

  test('stays where a key is unknown, since a slip comes first', () => {
    const text = 'sluice: 1\nrules:\n  - skip: No.\n    idd: a\n'
    expect(formatted(text)).toBe(text)
  })

  test('stays in a file that is no policy', () => {
    const text = 'rules:\n  - skip: No.\n    id: a\nlint: {}\n'
    expect(formatted(text)).toBe(text)
  })

  test('stays within everything else: tests, matchers, lists', () => {
    const text = 'sluice: 1\nlists: { b: [2, 1], a: [] }\nmatchers: { z: {}, y: { tool: b, args: {} } }\ntests:\n  - { expect: skip, call: {} }\n'
    expect(formatted(text)).toBe(text)
  })
})

describe('blank lines between rules', () => {
  test('one before and behind each that takes more than a line, in front of its comments', () => {
    expect(formatted('sluice: 1\nrules:\n  - { id: a }\n  - { id: b }\n  - id: c\n    event: x\n  # of d\n  - id: d\n  - { id: e }\n')).toBe(
      'sluice: 1\nrules:\n  - { id: a }\n  - { id: b }\n\n  - id: c\n    event: x\n\n  # of d\n  - id: d\n\n  - { id: e }\n',
    )
  })

  test('none behind a text that ends with blank lines of its own', () => {
    const text = 'sluice: 1\nrules:\n  - id: a\n    skip: |+\n      No.\n\n  - id: b\n'
    expect(formatted(text)).toBe(text)
  })
})
