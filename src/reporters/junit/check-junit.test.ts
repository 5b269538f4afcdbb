import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { checkJunit } from './check-junit.ts'

test('a pack that loads passes, an error fails, a warning is told', () => {
  const packs = [{ id: 'a/b', version: '1.0.0', tier: 'host', rules: 2, exceptions: 0 }] as const
  const source = { name: 'p.yaml', text: 'a: 1\n' }
  const at = { kind: 'source', span: { source, start: 0, end: 1 } } as const
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
  const read = (xml: string): unknown => parser.parse(xml)
  expect(read(checkJunit({ loads: true, packs, diagnostics: [{ code: 'SLC341', severity: 'warning', message: 'it ends', at }] }))).toMatchObject({
    testsuites: { tests: '2', failures: '0', testsuite: [{ name: 'a/b', testcase: { name: 'loads' } }, { name: 'p.yaml' }] },
  })
  expect(read(checkJunit({ loads: false, packs: [], diagnostics: [{ code: 'SLC201', severity: 'error', message: 'no such key', at }] }))).toMatchObject({
    testsuites: { tests: '1', failures: '1', testsuite: { name: 'p.yaml', testcase: { failure: { type: 'SLC201' } } } },
  })
})
