import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startChromium } from '../support/chromium.ts'
import { runCliHere } from '../support/run-cli-here.ts'

// What a reviewer does with the page of `sluice replay --against --format html`, in a browser.

const policy = (rules: readonly string[]): string => ['sluice: 1', 'pack: { id: a/p, version: 1.0.0 }', 'rules:', ...rules, ''].join('\n')
const cap = (most: number): string =>
  `  - { id: cap, event: tool_call, match: { tool: "pay*", args: { $.amount: { gt: ${String(most)} } } }, skip: "Not paid." }`
const noMail = '  - { id: no-mail, event: tool_call, match: { tool: mail }, skip: "Not sent." }'
const stop = '  - { id: stop, event: tool_call, match: { tool: drop }, terminate: "Over." }'

// Names come from traces, and a page must not take them for markup.
const hostile = 'pay<img src=x onerror="document.title=\'broken\'">\u202e'
const call = (run: string, turn: number, tool: string, args: object): string =>
  JSON.stringify({ kind: 'tool_call', run_id: run, turn, tool_name: tool, args, internal_call_id: 'c' })

const trace = [
  call('r1', 1, 'pay', { amount: 50 }),
  call('r1', 2, 'pay', { amount: 150 }),
  call('r2', 1, hostile, { amount: 150 }),
  call('r2', 3, 'mail', {}),
  call('r3"</script>', 1, 'drop', {}),
  call('r3"</script>', 2, 'read', {}),
]

let folder = ''
let browser: Browser | undefined
let page: Page
let requests: string[] = []
let complaints: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-flips-'))
  writeFileSync(join(folder, 'old.yaml'), policy([cap(100), noMail]))
  writeFileSync(join(folder, 'new.yaml'), policy([cap(200), stop]))
  writeFileSync(join(folder, 'trace.jsonl'), `${trace.join('\n')}\n`)
  const at = (name: string): string => join(folder, name)
  const args = ['replay', at('new.yaml'), at('trace.jsonl'), '--against', at('old.yaml'), '--format', `html=${at('flips.html')}`]
  expect(await runCliHere(args)).toEqual({ stdout: '', stderr: '', exitCode: 0 })
  browser = await startChromium()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  if (browser === undefined) throw new Error('there is no browser')
  page = await browser.newPage()
  requests = []
  complaints = []
  page.on('request', (request) => void requests.push(request.url()))
  page.on('console', (message) => void complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(String(error)))
})

afterEach(() => page.close())

const address = (): string => pathToFileURL(join(folder, 'flips.html')).href
const shown = (selector: string): Promise<number> =>
  page.$$eval(selector, (rows) => rows.filter((row) => row.getClientRects().length > 0).length)

describe('the page of flips', { timeout: 120_000 }, () => {
  test('shows each change, turn and run, asks nobody for anything, and nothing goes wrong', async () => {
    await page.goto(address())
    // cap → none, no-mail → none, none → stop, and what follows the end of r3.
    expect(await shown('#changes tbody tr')).toBe(4)
    expect(await shown('#turns tbody tr')).toBe(4)
    expect(await shown('#runs tbody tr')).toBe(3)
    expect(await page.$$eval('#runs .mark', (marks) => marks.map((mark) => mark.textContent))).toEqual(['2', '1', '3', '1', '2'])
    expect(await page.$eval('#told', (told) => told.textContent)).toBe('4 of 4 changes')
    expect(requests).toEqual([address()])
    expect(complaints).toEqual([])
  })

  test('takes names of tools and runs for text', async () => {
    await page.goto(address())
    expect(await page.title()).toBe('5 decisions flip - sluice replay')
    expect(await page.$('img')).toBeNull()
    expect(await page.$eval('#changes', (table) => (table as HTMLElement).innerText)).toContain('pay<img src=x onerror="document.title=\'broken\'">')
    expect(await page.$eval('#runs', (table) => (table as HTMLElement).innerText)).toContain('r3"</script>')
    // A sign that turns text around is named, not drawn.
    expect(readFileSync(join(folder, 'flips.html'), 'utf8')).not.toContain('\u202e')
  })

  test('filters by words and by kind, in all tables', async () => {
    await page.goto(address())
    await page.type('#words', 'MAIL')
    expect([await shown('#changes tbody tr'), await shown('#turns tbody tr'), await shown('#runs tbody tr')]).toEqual([1, 1, 1])
    expect(await page.$eval('#told', (told) => told.textContent)).toBe('1 of 4 changes')
    await page.$eval('#words', (input) => ((input as HTMLInputElement).value = ''))
    await page.select('#kind', 'tightened')
    expect([await shown('#changes tbody tr'), await shown('#runs tbody tr')]).toEqual([2, 1])
    await page.select('#kind', '')
    expect(await shown('#changes tbody tr')).toBe(4)
  })

  test('leads from a mark to the explained example, with the keyboard alone', async () => {
    await page.goto(address())
    await page.focus('#runs tbody tr:nth-child(3) .mark')
    await page.keyboard.press('Enter')
    await page.waitForSelector('details[open]')
    const open = await page.$eval('details[open]', (details) => (details as HTMLElement).innerText)
    expect(open).toContain('new: terminate by a/p#stop')
    // The account of each side: the tests of the rule that decided, by their place; the old policy has no such rule.
    expect(open).toContain('new.yaml:5:11 a/p#stop (terminate): hit\n')
    expect(open).toContain('tool: drop: hit, saw `drop`')
    expect(open).toContain('old: continue\n')
    expect(open).toContain('no rule hit')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    // The summary closes it again.
    await page.keyboard.press('Enter')
    expect(await page.$('details[open]')).toBeNull()
    expect(complaints).toEqual([])
  })

  test('holds the account of both decisions, and below it every rule that was asked, with the keyboard alone', async () => {
    await page.goto(`${address()}#g0`)
    await page.waitForSelector('#g0 details[open]')
    const sides = await page.$$eval('#g0 details[open] > pre', (blocks) => blocks.map((block) => block.textContent))
    // The first group is the loosened one that is most frequent: 150 is above 100 and not above 200; no value is shown (L-83).
    expect(sides[0]).toMatch(/^reason: Not paid\.\n.*a\/p#cap \(skip\): hit\n(?:.*\n)*.*\$\.amount gt: 100: hit, saw number$/)
    expect(sides[1]).toMatch(/a\/p#cap \(skip\): miss\n.*\$\.amount gt: 200: miss, saw number$/)
    await page.focus('#g0 details details summary')
    await page.keyboard.press('Enter')
    expect(await page.$eval('#g0 details details[open]', (details) => (details as HTMLElement).innerText)).toContain('run r1, turn 2')
    expect(complaints).toEqual([])
  })

  test('says all without scripts: the tables stand in it, and no filter that would do nothing', async () => {
    await page.setJavaScriptEnabled(false)
    await page.goto(address())
    const html = await page.content()
    expect(html.match(/<tr id="g\d+"/g)).toHaveLength(4)
    expect(html).toMatch(/<form id="filter" role="search" hidden/)
  })

  test('has dark colours where the reader wants them', async () => {
    const background = async (scheme: string): Promise<string> => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
      await page.goto(address())
      return page.$eval('body', (body) => getComputedStyle(body).backgroundColor)
    }
    expect(await background('light')).toBe('rgb(255, 255, 255)')
    expect(await background('dark')).toBe('rgb(21, 23, 24)')
  })

  test('runs no script but its own, and loads nothing: its policy says so', async () => {
    await page.goto(address())
    const policyOfPage = await page.$eval('meta[http-equiv]', (meta) => meta.getAttribute('content') ?? '')
    expect(policyOfPage).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[A-Za-z0-9+/]{43}='; base-uri 'none'; form-action 'none'$/)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = "document.title = 'broken'"
      document.body.append(script)
    })
    expect(await page.title()).toBe('5 decisions flip - sluice replay')
  })
})
