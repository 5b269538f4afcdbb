import { describe, expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { renderFrame } from './render-frame.ts'

function at(text: string, part: string, name = 'p.yaml'): Diagnostic['at'] {
  const start = text.indexOf(part)
  return { kind: 'source', span: { source: { name, text }, start, end: start + part.length } }
}

function frame(diagnostic: Omit<Diagnostic, 'code' | 'severity' | 'message'>): string {
  return renderFrame({ code: 'SLC301', severity: 'error', message: 'wrong', ...diagnostic })
}

const see = '   = see grammar-docs/reference/diagnostics/SLC301.md'

describe('renderFrame', () => {
  test('has the form of the architecture page', () => {
    const text = `${'\n'.repeat(6)}        start_with: /etc\n`
    const diagnostic: Diagnostic = {
      code: 'SLC301',
      severity: 'error',
      message: 'unknown operator `start_with`',
      at: at(text, 'start_with', 'policies/shell/rules/deny.yaml'),
      hint: 'did you mean `starts_with`?',
    }
    expect(renderFrame(diagnostic)).toBe(
      [
        'error[SLC301]: unknown operator `start_with`',
        '  --> policies/shell/rules/deny.yaml:7:9',
        ' 7 |         start_with: /etc',
        '   |         ^^^^^^^^^^ did you mean `starts_with`?',
        '   = see grammar-docs/reference/diagnostics/SLC301.md',
      ].join('\n'),
    )
  })

  test('an empty span is marked with one sign', () => {
    const text = 'a:\nb: 1\n'
    expect(frame({ at: { kind: 'source', span: { source: { name: 'p.yaml', text }, start: 2, end: 2 } } })).toBe(
      ['error[SLC301]: wrong', '  --> p.yaml:1:3', ' 1 | a:', '   |   ^', see].join('\n'),
    )
  })

  test('wide letters take two columns, marks none, tabs four', () => {
    expect(frame({ at: at('\u6f22e\u0301\tx: bad', 'bad') })).toBe(
      [
        'error[SLC301]: wrong',
        '  --> p.yaml:1:8',
        ' 1 | \u6f22e\u0301    x: bad',
        '   |           ^^^',
        see,
      ].join('\n'),
    )
  })

  test('what cannot be seen is named, so that no text can turn the line around', () => {
    expect(frame({ at: at('a: b\u202ec', '\u202e') })).toBe(
      ['error[SLC301]: wrong', '  --> p.yaml:1:5', ' 1 | a: b<U+202E>c', '   |     ^^^^^^^^', see].join('\n'),
    )
    expect(renderFrame({ code: 'SLC301', severity: 'error', message: '\u001b[31mred', at: { kind: 'whole' } })).toBe(
      ['error[SLC301]: <U+001B>[31mred', see].join('\n'),
    )
  })

  test('a span of two lines shows both', () => {
    expect(frame({ at: at('a: [b,\n  c]\n', '[b,\n  c]'), hint: 'join them' })).toBe(
      [
        'error[SLC301]: wrong',
        '  --> p.yaml:1:4',
        ' 1 | a: [b,',
        '   |    ^^^',
        ' 2 |   c]',
        '   |   ^^ join them',
        see,
      ].join('\n'),
    )
  })

  test('a span of many lines shows the first and the last', () => {
    const text = `${'\n'.repeat(7)}a: [b,\n  c,\n  d]\n`
    expect(frame({ at: at(text, '[b,\n  c,\n  d]') })).toBe(
      [
        'error[SLC301]: wrong',
        '   --> p.yaml:8:4',
        '  8 | a: [b,',
        '    |    ^^^',
        '  ...',
        ' 10 |   d]',
        '    |   ^^',
        ` ${see}`,
      ].join('\n'),
    )
  })

  test('a long line is cut around its span', () => {
    const text = `a: ${'x'.repeat(300)}bad${'y'.repeat(300)}`
    expect(frame({ at: at(text, 'bad') })).toBe(
      [
        'error[SLC301]: wrong',
        '  --> p.yaml:1:304',
        ` 1 | …${'x'.repeat(40)}bad${'y'.repeat(57)}…`,
        `   |  ${' '.repeat(40)}^^^`,
        see,
      ].join('\n'),
    )
  })

  test('a hostile line of a million characters is not walked', () => {
    const text = `${'x'.repeat(500_000)}bad${'y'.repeat(500_000)}`
    expect(frame({ at: at(text, 'bad') }).length).toBeLessThan(400)
  })

  test('related places follow', () => {
    const text = 'a: 1\na: 2\n'
    const source = { name: 'p.yaml', text }
    expect(
      frame({
        at: { kind: 'source', span: { source, start: 5, end: 6 } },
        related: [{ span: { source, start: 0, end: 1 }, message: 'here already' }],
      }),
    ).toBe(
      [
        'error[SLC301]: wrong',
        '  --> p.yaml:2:1',
        ' 2 | a: 2',
        '   | ^',
        '  ::: p.yaml:1:1',
        ' 1 | a: 1',
        '   | - here already',
        see,
      ].join('\n'),
    )
  })

  test('a finding of a run names event, hook, flow and field', () => {
    expect(
      renderFrame({
        code: 'SLC701',
        severity: 'error',
        message: 'wrong',
        at: { kind: 'run', event: 'ToolCall', hook: 'mine', flow: 'Fail', field: 'history' },
        hint: 'answer with another flow',
      }),
    ).toBe(
      [
        'error[SLC701]: wrong',
        '  --> ToolCall, hook `mine`, flow Fail, field history',
        '   = answer with another flow',
        '   = see grammar-docs/reference/diagnostics/SLC701.md',
      ].join('\n'),
    )
  })

  test('with colours the text is the same', () => {
    const diagnostic: Diagnostic = { code: 'SLC301', severity: 'warning', message: 'wrong', at: at('a: bad', 'bad') }
    const coloured = renderFrame(diagnostic, { colour: true })
    expect(coloured).toContain('\u001b[1;33mwarning[SLC301]\u001b[0m')
     
    expect(coloured.replaceAll(/\u001b\[[0-9;]*m/g, '')).toBe(renderFrame(diagnostic))
  })
})
