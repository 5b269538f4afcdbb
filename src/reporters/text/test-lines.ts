import { printable } from '../../core/diagnostics/printable.ts'
import type { Place, TestAccount } from '../../tools/explain/explanation.ts'
import { fitLine, joinedTests, seenText } from './explain-words.ts'

/** Tests of one kind below one test that are shown, as of the elements of a list. */
const mostTests = 20

/** The tests of a part of a rule as a tree: where each stands, what it gave, what it says and what it saw. */
export function testLines(name: string, test: TestAccount, file: string): readonly string[] {
  const isJoin = test.kind === 'all' || test.kind === 'any' || test.kind === 'tests'
  if (!isJoin || test.tests.length < 2) return [testLine(test, file, 0, name), ...below(joinedTests(test).test, file, 1)]
  const { at, verdict } = test
  return [line(at, file, verdict, test.kind === 'any' ? `${name}: any of` : name, 0), ...below(test, file, 1)]
}

function below({ tests }: TestAccount, file: string, depth: number): readonly string[] {
  const shown = tests.slice(0, mostTests)
  const lines = shown.flatMap((test) => [testLine(test, file, depth), ...below(joinedTests(test).test, file, depth + 1)])
  const left = tests.slice(mostTests)
  if (left.length === 0) return lines
  const counts = (['hit', 'miss', 'unknown'] as const).flatMap((verdict) => {
    const count = left.filter((test) => test.verdict === verdict).length
    return count === 0 ? [] : [`${String(count)} ${verdict}`]
  })
  return [...lines, `${' '.repeat(places + verdicts + 2 * depth)}and ${String(left.length)} more: ${counts.join(', ')}`]
}

function testLine(test: TestAccount, file: string, depth: number, name?: string): string {
  const { words, test: innermost } = joinedTests(test)
  const saw = innermost.saw === undefined ? '' : `, saw ${seenText(innermost.saw)}`
  return line(innermost.at, file, test.verdict, `${name === undefined ? '' : `${name}: `}${printable(words)}${saw}`, depth)
}

/** Columns of the places and of the verdicts. */
const places = 12
const verdicts = 9

function line({ file, line: row, column }: Place, ruleFile: string, verdict: string, words: string, depth: number): string {
  // The file is told where it is not that of the rule.
  const place = `    ${String(row)}:${String(column)}`.padEnd(places)
  const elsewhere = file === ruleFile ? '' : ` (${file})`
  return fitLine(`${place}${verdict.padEnd(verdicts)}${'  '.repeat(depth)}${words}${elsewhere}`)
}
