import { xmlAttribute, xmlText } from './xml-text.ts'

export interface JunitSuite {
  readonly name: string
  readonly cases: readonly JunitCase[]
}

export interface JunitCase {
  readonly name: string
  readonly className: string
  readonly file?: string
  readonly line?: number
  readonly failure?: { readonly type: string; readonly message: string; readonly text: string }
  /** Why it was not run. */
  readonly skipped?: string
  /** Of a case that passes and still has something to say. */
  readonly output?: string
}

/** Times are zero: readers ask for one, and a report without a clock is the same on every run. */
export function printJunit(suites: readonly JunitSuite[]): string {
  const cases = suites.flatMap((suite) => suite.cases)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="sluice" ${counts(cases)}>`,
    ...suites.flatMap((suite) => [
      `  <testsuite name="${xmlAttribute(suite.name)}" ${counts(suite.cases)}>`,
      ...suite.cases.map(printCase),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}

function counts(cases: readonly JunitCase[]): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length
  const skipped = cases.filter((each) => each.skipped !== undefined).length
  return `tests="${String(cases.length)}" failures="${String(failures)}" errors="0" skipped="${String(skipped)}" time="0"`
}

function printCase({ name, className, file, line, failure, skipped, output }: JunitCase): string {
  const attributes = [
    `name="${xmlAttribute(name)}"`,
    `classname="${xmlAttribute(className)}"`,
    ...(file === undefined ? [] : [`file="${xmlAttribute(file)}"`]),
    ...(line === undefined ? [] : [`line="${String(line)}"`]),
    'time="0"',
  ].join(' ')
  if (failure !== undefined) {
    const { type, message, text } = failure
    const opened = `<failure type="${xmlAttribute(type)}" message="${xmlAttribute(message)}">`
    return `    <testcase ${attributes}>\n      ${opened}${xmlText(text)}</failure>\n    </testcase>`
  }
  if (skipped !== undefined) return `    <testcase ${attributes}>\n      <skipped message="${xmlAttribute(skipped)}"/>\n    </testcase>`
  if (output !== undefined) return `    <testcase ${attributes}>\n      <system-out>${xmlText(output)}</system-out>\n    </testcase>`
  return `    <testcase ${attributes}/>`
}
