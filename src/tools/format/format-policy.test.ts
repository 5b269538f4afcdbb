import { describe, expect, test } from 'vitest'
import { formatPolicy } from './format-policy.ts'

function formatted(...lines: readonly string[]): string {
  const result = formatPolicy({ name: 'x.yaml', text: `${lines.join('\n')}\n` })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('; '))
  return result.value
}

const text = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

describe('blanks', () => {
  test('two columns for each level, list items below their key', () => {
    expect(formatted('a:', '    - b:', '             c: 1', '    -   d', 'e:', '- f')).toBe(text('a:', '  - b:', '      c: 1', '  - d', 'e:', '  - f'))
  })

  test('a list in a list begins on the line of its dash', () => {
    expect(formatted('-', '  - a', '  -', '     - b', '     - c')).toBe(text('- - a', '  - - b', '    - c'))
  })

  test('inside braces and brackets, behind colons and commas, before comments, at the ends of lines', () => {
    expect(formatted('a :   {b: 1,c: [ 1,2 , 3 ],}   # x  ', 'd: [ ]   ', 'e: {  }', '---'.slice(3))).toBe(
      text('a: { b: 1, c: [1, 2, 3] } # x', 'd: []', 'e: {}'),
    )
  })

  test('carriage returns, a missing last break, marks of the document', () => {
    expect(formatPolicy({ name: 'x.yaml', text: '---\r\na: 1\r\n\r\n\r\nb: |\r\n  c\r\n  d' })).toEqual({
      ok: true,
      value: 'a: 1\n\nb: |\n  c\n  d\n',
      diagnostics: [],
    })
  })

  test('one blank line at most, none below a key and none at the ends of the file', () => {
    expect(formatted('', '', 'a:', '', '  b: 1', '', '', '', '  c: 2', '', '')).toBe(text('a:', '  b: 1', '', '  c: 2'))
  })
})

describe('collections', () => {
  const long = Array.from({ length: 12 }, (_, index) => `tool_number_${String(index)}`)

  test('what its author wrote in brackets stays in brackets where it fits, over several lines too', () => {
    expect(formatted('a: [b,', '  c,', '    d]', 'e:', '  f: 1')).toBe(text('a: [b, c, d]', 'e:', '  f: 1'))
  })

  test('what does not fit becomes a block, and its parts only where they do not fit either', () => {
    expect(formatted(`a: { tools: [${long.join(', ')}], b: { c: 1 } }`)).toBe(
      text('a:', '  tools:', ...long.map((name) => `    - ${name}`), '  b: { c: 1 }'),
    )
  })

  test('120 columns fit and 121 do not; a character beyond the basic plane is one', () => {
    const fitting = `a: [${'x'.repeat(114)}, 😀]`.replace('xx', '')
    expect(Array.from(fitting)).toHaveLength(120)
    expect(formatted(fitting)).toBe(text(fitting))
    expect(formatted(fitting.replace('xx', 'xxx'))).toBe(text('a:', `  - ${'x'.repeat(113)}`, '  - 😀'))
  })

  test('a break behind the bracket asks for a line for each part', () => {
    expect(formatted('a: {', '  b: 1, c: 2 }')).toBe(text('a:', '  b: 1', '  c: 2'))
  })

  test('a pair in a list gets braces, a key with a question mark none', () => {
    expect(formatted('a: [b: 1]', '? c', ': d')).toBe(text('a: [{ b: 1 }]', 'c: d'))
  })

  test('a missing value stays missing in a block and is written in brackets', () => {
    expect(formatted('a:', 'b: {c, d: }', 'e:', '  -', '  - 1')).toBe(text('a:', 'b: { c: null, d: null }', 'e:', '  -', '  - 1'))
  })
})

describe('texts', () => {
  test.each([
    [`'bash'`, 'bash'],
    [`"bash"`, 'bash'],
    [`"/etc/passwd"`, '/etc/passwd'],
    [`"$.a.b"`, '$.a.b'],
    [`'rm -rf /'`, '"rm -rf /"'],
    [`'it''s'`, `"it's"`],
    [`"\\d+"`.replace('\\', '\\\\'), String.raw`'\d+'`],
    [String.raw`"a \"b\""`, `'a "b"'`],
    [String.raw`"it's \"b\""`, String.raw`"it's \"b\""`],
    [String.raw`'\d+'`, String.raw`'\d+'`],
    [String.raw`"\u0061"`, String.raw`"\u0061"`],
    [`"yes"`, '"yes"'],
    [`"y"`, '"y"'],
    [`"null"`, '"null"'],
    [`"1.10"`, '"1.10"'],
    [`"2027-03-31"`, '"2027-03-31"'],
    [`""`, '""'],
    [`''`, '""'],
    ['0x1F', '0x1F'],
    ['1.10', '1.10'],
    ['~', '~'],
  ])('%s becomes %s', (before, after) => {
    expect(formatted(`a: ${before}`)).toBe(text(`a: ${after}`))
  })

  test('keys as well', () => {
    expect(formatted(`'a': 1`, `"b c": 2`, `'$.x[*]': 3`)).toBe(text('a: 1', '"b c": 2', '"$.x[*]": 3'))
  })

  test('a text over several lines keeps its lines outside brackets and is one line inside', () => {
    expect(formatted('a: one', '      two', '', '      three', 'b: [ one', '  two, "x', '  y" ]')).toBe(
      text('a: one', '  two', '', '  three', 'b: ["one two", "x y"]'),
    )
  })

  test('an escaped blank at the end of a line is text', () => {
    expect(formatted('a: "x\\ ', '     y  ', '     z"')).toBe(text('a: "x\\ ', '  y', '  z"'))
  })

  test('a text below its key stays there only if it does not fit behind it', () => {
    const long = 'word '.repeat(24).trim()
    expect(formatted('a:', '  b', 'cccc:', `   ${long}`, `dddd: ${long}`)).toBe(text('a: b', 'cccc:', `  ${long}`, `dddd: ${long}`))
  })
})

describe('block texts', () => {
  test('keep their lines, relative indents and blanks at ends of lines', () => {
    expect(formatted('a:  |', '     x  ', '       y', '', '     z', '   ', 'b: >-', ' p', ' q')).toBe(
      text('a: |', '  x  ', '    y', '', '  z', '', 'b: >-', '  p', '  q'),
    )
  })

  test('say how they are indented only where they begin with a blank', () => {
    expect(formatted('a: |4', '      x', '    y', 'b: |3', '   x')).toBe(text('a: |2', '    x', '  y', 'b: |', '  x'))
  })

  test('keep blank lines at the end that belong to them, and get none more', () => {
    expect(formatted('a: |+', '  x', '', '', '', 'b: 1', 'c: |+', '  y', 'd: 2')).toBe(
      text('a: |+', '  x', '', '', '', 'b: 1', 'c: |', '  y', 'd: 2'),
    )
  })

  test('of blanks alone are written in quotes', () => {
    expect(formatted('a: |', '', 'b: |+', '', '', 'c: 1')).toBe(text('a: ""', '', String.raw`b: "\n\n"`, '', 'c: 1'))
  })

  test('keep a comment behind their mark', () => {
    expect(formatted('a: |   # x', '  y')).toBe(text('a: | # x', '  y'))
  })
})

describe('comments', () => {
  test('stand in the column of what follows them', () => {
    expect(formatted('# top', 'a:', '      # one', '  b: 1', '# two', '  c: 2')).toBe(text('# top', 'a:', '  # one', '  b: 1', '  # two', '  c: 2'))
  })

  test('behind the last part their column tells to which block they belong', () => {
    expect(formatted('a:', '  b:', '    - 1', '    # of the list', '  # of the map', '# of the file')).toBe(
      text('a:', '  b:', '    - 1', '    # of the list', '  # of the map', '# of the file'),
    )
  })

  test('stay behind a key or a value', () => {
    expect(formatted('a: # of a', '  b: 1  # of b', '  c: [1]# '.trimEnd().replace('#', ' #'))).toBe(text('a: # of a', '  b: 1 # of b', '  c: [1] #'))
  })

  test('break what stands in brackets, so that each stays with its part', () => {
    expect(formatted('a: [b, # one', '  # two', '  c', '  # three', '] # four')).toBe(
      text('a:', '  - b # one', '  # two', '  - c', '  # three', '  # four'),
    )
  })

  test('move in front where there is no place for them', () => {
    expect(formatted('-', '  # one', '  a: # two', '    b', '- # three', '  c: 1')).toBe(text('# one', '# two', '- a: b', '# three', '- c: 1'))
  })

  test('that cling to their sign never come to stand behind a plain text, where they would not load (L-05)', () => {
    expect(formatted('a: [b, #one', '  c]', 'd: "e" #two')).toBe(text('a:', '  #one', '  - b', '  - c', 'd: "e" #two'))
  })

  test('keep the blank lines around them, one at the most', () => {
    expect(formatted('# head', '', '', '# of a', 'a: 1', '', '# apart', '', 'b: 2')).toBe(
      text('# head', '', '# of a', 'a: 1', '', '# apart', '', 'b: 2'),
    )
  })
})

describe('what cannot be formatted', () => {
  test('a file that does not parse gives its findings', () => {
    const result = formatPolicy({ name: 'x.yaml', text: 'a: *b\n' })
    expect(result.ok).toBe(false)
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['SLC105'])
  })

  test('a single value is left as it is', () => {
    expect(formatted('  a  ')).toBe('  a  \n')
  })

  test('a key that is too long for one line: the guard leaves the file alone', () => {
    const result = formatPolicy({ name: 'x.yaml', text: `? ${'k'.repeat(2_000)}\n: 1\n` })
    expect(result.ok).toBe(false)
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['SLC830'])
  })
})
