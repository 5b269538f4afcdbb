import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isLike } from '../scenarios/read-scenario.ts'
import { runCliHere } from '../support/run-cli-here.ts'

// What `npm run demo` prints is the first that a newcomer sees, so all of it is written down.

const repository = join(import.meta.dirname, '../..')

function demoArguments(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const [program, main, ...args] = (manifest.scripts['demo'] ?? '').split(' ')
  expect([program, main]).toEqual(['node', 'dist/hosts/cli/main.js'])
  return args
}

test('the demo prints every decision of the run with its reason', async () => {
  const run = await runCliHere(demoArguments())
  const want = readFileSync(join(import.meta.dirname, 'demo.txt'), 'utf8')
  if (!isLike(run.stdout, want)) expect(run.stdout).toBe(want)
  expect(run.stderr).toBe('')
  expect(run.exitCode).toBe(0)
})

test('a person reads it in 100 columns', async () => {
  const { stdout } = await runCliHere(demoArguments())
  // The digest of the policy is as long as it is.
  const lines = stdout.split('\n').filter((line) => !line.includes('sha256:'))
  expect(lines.filter((line) => line.length > 100)).toEqual([])
})

test('the run holds every kind of decision that does not end it', async () => {
  const { stdout } = await runCliHere([...demoArguments(), '--format', 'json', '--decisions', '-'].filter((arg) => arg !== '--verbose'))
  const decisions = stdout.trim().split('\n').map((line) => (JSON.parse(line) as { readonly decision: string }).decision)
  const kinds = ['continue', 'fault', 'patch', 'repair', 'replace', 'retry', 'rewrite', 'skip']
  expect([...new Set(decisions)].sort()).toEqual(kinds)
})
