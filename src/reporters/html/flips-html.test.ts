import { expect, test } from 'vitest'
import { explainedFlips, flipsReport } from '../../../test/support/flips-report.ts'
import { flipsHtml } from './flips-html.ts'

test('an example that was explained shows both accounts; one that was not shows the rules of its decision', () => {
  const page = flipsHtml(explainedFlips)
  expect(page).toContain('<p><strong>new</strong>: continue</p><pre>p.yaml:4:11 a/p#cap (skip): miss\n  p.yaml:4:40 $.amount gt: 900: miss, saw number</pre>')
  expect(page.match(/<details><summary>every rule that was asked<\/summary><pre>/g)).toHaveLength(2)
  expect(page).toContain('<p><strong>new</strong>: terminate by a/p#stop</p><p class="dim">no rule hit or was undecided</p>')
  expect(flipsHtml(flipsReport)).toContain('<p><strong>old</strong>: skip by a/p#cap</p><ul><li>a/p#cap: hit, skip</li></ul>')
})

test('says where traces could be read only once, and only there', () => {
  const said = 'A trace could be read only once, so the examples are not explained in full.'
  expect(flipsHtml({ ...flipsReport, accounts: { kind: 'read_once' } })).toContain(said)
  expect(flipsHtml(explainedFlips)).not.toContain(said)
})
