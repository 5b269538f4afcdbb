import { expect, test } from 'vitest'
import { childrenOf, parseBash, type SyntaxNode } from './parse-bash.ts'

function typesIn(text: string): readonly string[] {
  const parsed = parseBash(text)
  if (parsed.kind === 'failed') return [`failed: ${parsed.why}`]
  const types: string[] = []
  const visit = (node: SyntaxNode): void => {
    types.push(node.type)
    childrenOf(node).forEach(visit)
  }
  visit(parsed.script)
  return types
}

test.each(['a ) b', 'a; ; b', 'if true; then', '(', '"', "'", '${', '$(', '{ rm', 'case x in', 'a |', 'a &&', 'rm x\0y'])(
  'a text that does not parse is noted as such: %j',
  (text) => {
    expect(parseBash(text).kind).toBe('failed')
  },
)

test('a substitution that does not parse is noted at the whole or on its own script, never nowhere', () => {
  for (const text of ['echo $(a ; ; b)', 'echo `a ) b`', 'echo $(if)', 'cat <(a ; ; b)']) {
    const parsed = parseBash(text)
    if (parsed.kind === 'failed') continue
    const errors: unknown[] = []
    const visit = (node: SyntaxNode): void => {
      if ('script' in node) errors.push(node.script === undefined ? 'none' : node.script.errors)
      childrenOf(node).forEach(visit)
    }
    visit(parsed.script)
    expect([text, errors.some((error) => error !== undefined)]).toEqual([text, true])
  }
})

test.each([
  'echo $(rm)',
  'echo "$(rm)"',
  'echo `rm`',
  'echo ${x:-$(rm)}',
  'echo "${x%$(rm)}"',
  'echo ${a[$(rm)]}',
  'echo $((1+$(rm)))',
  'echo $[1+$(rm)]',
  'a[$(rm)]=1',
  'a=(1 $(rm))',
  'declare x=$(rm)',
  'cat > $(rm)',
  'cat <<E\n$(rm)\nE',
  'cat <<< $(rm)',
  '[[ a =~ $(rm) ]]',
  '((x=$(rm)))',
  'for ((i=$(rm);;)); do a; done',
  'case $(rm) in a) b;; esac',
  'for x in $(rm); do a; done',
  'echo {a,$(rm)}',
  'echo @(a|$(rm))',
  'echo ${x//$(rm)/b}',
  'echo ${x:$(rm)}',
])('a substitution is found among the children wherever it stands: %s', (text) => {
  expect(typesIn(text)).toEqual(expect.arrayContaining(['Script', 'Command']))
  expect(typesIn(text).some((type) => /^(?:Arithmetic)?CommandExpansion$/.test(type))).toBe(true)
})

test('the body of a quoted heredoc holds nothing', () => {
  expect(typesIn("cat <<'E'\n$(rm)\nE")).not.toContain('CommandExpansion')
})

test('an unterminated heredoc is read to the end and noted nowhere, as Bash does', () => {
  expect(typesIn('cat <<E\n$(rm)')).toContain('CommandExpansion')
})

test.each(['$(<<A'.repeat(12_000), 'a()'.repeat(20_000)])(
  'a text on which the parser overflows the stack is noted as too deep',
  (text) => {
    expect(parseBash(text)).toEqual({ kind: 'failed', why: 'is nested too deep' })
  },
)
