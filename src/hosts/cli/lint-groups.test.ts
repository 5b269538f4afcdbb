import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPolicy } from '../../core/load/load-policy.ts'
import { defineLintRule } from '../../tools/lint/define-lint-rule.ts'
import { readPolicyPaths } from '../node/read-policy-path.ts'
import { fixGroup, type LintedGroup } from './lint-groups.ts'

/** Replaces `wrong` in the text of an action by what the test says. */
function replacing(to: string, safe = true) {
  return defineLintRule({
    name: 'no-wrong-word',
    code: 'SLC699',
    category: 'style',
    severity: 'warning',
    preset: 'recommended',
    summary: 'a wrong word',
    why: 'It is wrong.',
    fix: 'Replace it.',
    examples: { bad: [''], good: [''] },
    since: '0.1.0',
    *check(policy) {
      for (const { source } of policy.packs.flatMap(({ trees }) => trees)) {
        const start = source.text.indexOf('wrong')
        if (start === -1) continue
        const span = { source, start, end: start + 'wrong'.length }
        yield { span, message: 'a wrong word', fix: { safe, edits: [{ span, text: to }] } }
      }
    },
  })
}

const text = [
  'sluice: 1 # first',
  'pack: { id:   a/b, version: 1.0.0 }',
  '',
  'rules: # all of them',
  '  - id: r',
  '    event:   tool_call',
  '    match: { tool: x }',
  '    skip: wrong, wrong. # last',
  '',
].join('\n')

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-fix-'))
  file = join(folder, 'p.yaml')
  writeFileSync(file, text)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function fix(rule: ReturnType<typeof replacing>, withUnsafe = false, meanwhile: () => void = () => undefined): Promise<LintedGroup> {
  const read = await readPolicyPaths([{ path: file }])
  if (!read.ok) throw new Error(read.diagnostics[0].message)
  meanwhile()
  return fixGroup({ group: read.value, loaded: loadPolicy(read.value) }, {}, { rules: [rule] }, withUnsafe)
}

test('only what is wrong is changed, and doing it again changes nothing', async () => {
  const once = await fix(replacing('right'))
  expect([once.fixed, once.left, once.diagnostics]).toEqual([2, [], []])
  expect(readFileSync(file, 'utf8')).toBe(text.replaceAll('wrong', 'right'))
  const { mtimeMs } = statSync(file)
  expect(await fix(replacing('right'))).toMatchObject({ fixed: 0, left: [], diagnostics: [] })
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  expect(readdirSync(folder)).toEqual(['p.yaml'])
})

test('line breaks, a byte order mark and permissions stay', async () => {
  const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  writeFileSync(file, windows)
  const { mode } = statSync(file)
  await fix(replacing('right'))
  expect(readFileSync(file, 'utf8')).toBe(windows.replaceAll('wrong', 'right'))
  expect(statSync(file).mode).toBe(mode)
})

test('a link stays a link', async () => {
  const real = join(folder, 'real.yml')
  writeFileSync(real, text)
  rmSync(file)
  symlinkSync('real.yml', file)
  await fix(replacing('right'))
  expect(lstatSync(file).isSymbolicLink()).toBe(true)
  expect(readFileSync(real, 'utf8')).toContain('right, right')
})

test('what may decide a call otherwise is mended only where that was asked for', async () => {
  expect(await fix(replacing('right', false))).toMatchObject({ fixed: 0, diagnostics: [{ code: 'SLC699' }] })
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(await fix(replacing('right', false), true)).toMatchObject({ fixed: 2, diagnostics: [] })
})

test('a file whose fixed text would not load is left, and that is said', async () => {
  const linted = await fix(replacing('"'))
  expect([linted.fixed, linted.left]).toEqual([0, [`\`${file}\` was not mended further: it would not load`]])
  expect(linted.diagnostics).toMatchObject([{ code: 'SLC699' }])
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('a file that changed since it was read is left, and that is said', async () => {
  const linted = await fix(replacing('right'), false, () => writeFileSync(file, `${text}# more\n`))
  expect([linted.fixed, linted.left]).toEqual([0, [`nothing was mended: \`${file}\` changed while it was read`]])
  expect(readFileSync(file, 'utf8')).toBe(`${text}# more\n`)
})
