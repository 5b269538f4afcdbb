import { expect, test } from 'vitest'
import { coveragePoints } from '../../../test/support/coverage-points.ts'
import { coverageHtml } from './coverage-html.ts'

const page = coverageHtml({ points: coveragePoints })

test('shows the YAML with its lines marked and says what is missing', () => {
  expect(page).toContain('<li><span>1</span><span>rules:</span></li>')
  expect(page).toContain('<li class="part"><span>2</span><span>  - id: cap</span><em>the rule is never a miss</em></li>')
  expect(page).toContain('<tr><td>acme/pay</td><td class="number">3</td><td class="number">5</td><td class="number">60.0 %</td></tr>')
})

test('a line of which all is seen is full, one of which nothing is seen is none', () => {
  const all = coverageHtml({ points: coveragePoints.map((point) => ({ ...point, times: 1 })) })
  const none = coverageHtml({ points: coveragePoints.map((point) => ({ ...point, times: 0 })) })
  expect(all).toContain('<li class="full"><span>2</span>')
  expect(none).toContain('<li class="none"><span>2</span>')
})

test('text of a policy is text, and the page asks no other place for anything', () => {
  expect(page).toContain('<span>    skip: &quot;&lt;b&gt;&quot;</span>')
  expect(page).toContain('policies/&lt;pay&gt;.yaml')
  expect(page).not.toMatch(/<b>|<script|src=|https?:/)
  expect(page).toContain("default-src 'none'")
})
