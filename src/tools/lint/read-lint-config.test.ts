import { describe, expect, test } from 'vitest'
import { readLintConfig } from './read-lint-config.ts'

function read(text: string) {
  return readLintConfig({ name: 'sluice.config.yaml', text })
}

/** Code, what is underlined, message and hint of every finding. */
function findings(text: string) {
  return read(text).diagnostics.map(({ code, at, message, hint }) => {
    const place = at.kind === 'source' ? text.slice(at.span.start, at.span.end) : ''
    return [code, place, message, ...(hint === undefined ? [] : [hint])]
  })
}

function config(text: string) {
  const result = read(text)
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('; '))
  return result.value
}

describe('what a configuration says', () => {
  test('presets, levels by name and by code, and levels for some files', () => {
    const text = `lint:
  preset: strict
  rules:
    guard-without-severity: off
    SLC501: { level: error, paths: ["policies/legacy/**"] }
    unused-list:
      - { level: info, paths: policies/old.yaml }
      - { level: warning, paths: [a/*.yaml, b/**] }
`
    expect(config(text)).toEqual({
      preset: 'strict',
      levels: [
        { rule: 'guard-without-severity', level: 'off' },
        { rule: 'SLC501', level: 'error', paths: ['policies/legacy/**'] },
        { rule: 'unused-list', level: 'info', paths: ['policies/old.yaml'] },
        { rule: 'unused-list', level: 'warning', paths: ['a/*.yaml', 'b/**'] },
      ],
    })
  })

  test('without a word about it: the recommended rules at their own levels', () => {
    expect(config('lint: { rules: { unused-list: info } }\n').preset).toBe('recommended')
    expect(config('lint: { preset: strict }\n').levels).toEqual([])
  })
})

describe('what is wrong with a configuration', () => {
  test.each([
    [
      'an unknown rule, with the nearest name',
      'lint: { rules: { unused-lists: off } }\n',
      [['SLC820', 'unused-lists', 'there is no lint rule `unused-lists`', 'did you mean `unused-list`?']],
    ],
    [
      'a code in other letters',
      'lint: { rules: { slc501: off } }\n',
      [['SLC820', 'slc501', 'there is no lint rule `slc501`', 'did you mean `SLC501`?']],
    ],
    [
      'a code that nothing has',
      'lint: { rules: { SLC699: off } }\n',
      [['SLC820', 'SLC699', 'there is no lint rule `SLC699`', '`sluice rules` lists them']],
    ],
    [
      'a level for what keeps a policy from loading',
      'lint: { rules: { SLC301: off } }\n',
      [['SLC821', 'SLC301', '`SLC301` is no lint rule, so it has no level', 'mend the policy where it is reported']],
    ],
    [
      'an unknown preset',
      'lint: { preset: stric }\n',
      [['SLC206', 'stric', '`preset` cannot be `stric`', 'did you mean `strict`?']],
    ],
    [
      'an unknown level',
      'lint: { rules: { unused-list: warn } }\n',
      [['SLC206', 'warn', '`unused-list` cannot be `warn`', 'one of `error`, `warning`, `info`, `off`']],
    ],
    [
      'unknown keys',
      'lint: { presets: strict, rules: { unused-list: { level: off, path: a } } }\nlints: {}\n',
      [
        ['SLC201', 'presets', 'unknown key `presets` in `lint`', 'did you mean `preset`?'],
        ['SLC201', 'path', 'unknown key `path` in a setting of `unused-list`', 'did you mean `paths`?'],
        ['SLC201', 'lints', 'unknown key `lints` in the configuration', 'did you mean `lint`?'],
      ],
    ],
    [
      'a setting without a level',
      'lint: { rules: { unused-list: { paths: [a/**] } } }\n',
      [['SLC202', '{', 'a setting of `unused-list` needs `level`', 'add `level:`']],
    ],
    [
      'one rule by name and by code',
      'lint: { rules: { unused-list: info, SLC420: off } }\n',
      [['SLC207', 'SLC420', '`SLC420` and `unused-list` are the same rule', 'write all its levels as one list']],
    ],
    [
      'patterns that fit no file',
      'lint: { rules: { unused-list: { level: off, paths: [/etc/**, ../a, "a\\\\b", old/] } } }\n',
      [
        ['SLC206', '/etc/**', 'the pattern `/etc/**` fits no file', 'write it from the folder of the configuration'],
        ['SLC206', '../a', 'the pattern `../a` fits no file', 'leave `.` and `..` out'],
        ['SLC206', '"a\\\\b"', 'the pattern `a\\b` fits no file', 'separate folders by `/`'],
        ['SLC206', 'old/', 'the pattern `old/` fits no file', 'add `**` for all files below a folder'],
      ],
    ],
    ['a value of the wrong type', 'lint: [strict]\n', [['SLC203', '[strict]', '`lint` must be a map, not a list', 'write a value of the type that the message names']]],
  ])('%s', (_name, text, want) => {
    expect(findings(text)).toEqual(want)
  })
})
