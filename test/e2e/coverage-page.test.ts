import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startChromium } from '../support/chromium.ts'
import { runCliHere } from '../support/run-cli-here.ts'

test('the page of coverage marks the lines of the policy in a browser, asks nobody for anything, and nothing goes wrong', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-coverage-'))
  const browser = await startChromium()
  try {
    const file = join(folder, 'coverage.html')
    expect((await runCliHere(['test', 'policies/payments', '--coverage', '--coverage-format', `html=${file}`])).exitCode).toBe(0)
    const page = await browser.newPage()
    const requests: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    page.on('console', (message) => void complaints.push(message.text()))
    page.on('pageerror', (error) => void complaints.push(String(error)))
    const address = pathToFileURL(file).href
    await page.goto(address)
    const colours = await page.$$eval('li.full', (lines) => lines.map((line) => getComputedStyle(line).backgroundColor))
    // The shipped packs show all of their points, so every marked line is full: #d7f4df.
    expect(new Set(colours)).toEqual(new Set(['rgb(215, 244, 223)']))
    expect(await page.$$eval('li.part, li.none', (lines) => lines.length)).toBe(0)
    expect(await page.$eval('h1', (head) => head.textContent)).toBe('Policy coverage')
    expect(requests).toEqual([address])
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
