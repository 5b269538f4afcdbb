import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { testsJunit } from './tests-junit.ts'

test('a suite for each pack, and for each failed case why it failed', () => {
  const source = { name: 'p.yaml', text: 'sluice: 1\nrules: []\n' }
  const cases = [
    { pack: 'a/b', name: 'r/1', passed: true },
    { pack: 'a/b', name: 'r/2', passed: false, why: 'want skip\ngot continue', at: { source, start: 10, end: 15 } },
    { pack: 'c/d', name: 'r/1', passed: true },
  ]
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => name === 'testcase' })
  expect(parser.parse(testsJunit({ cases, diagnostics: [] }))).toMatchObject({
    testsuites: {
      tests: '3',
      failures: '1',
      testsuite: [
        {
          name: 'a/b',
          tests: '2',
          failures: '1',
          testcase: [
            { name: 'r/1', classname: 'a/b' },
            { name: 'r/2', file: 'p.yaml', line: '2', failure: { message: 'want skip', '#text': 'want skip\ngot continue' } },
          ],
        },
        { name: 'c/d', tests: '1', failures: '0' },
      ],
    },
  })
})
