import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { endCliProcess, runCliProcess } from '../support/cli-process.ts'
import { commandWords, isLike, jsonLines, readScenario } from './read-scenario.ts'

afterAll(endCliProcess)

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt')).sort()

/** The account of an event for people fits 100 columns, whatever names and values it shows. */
function isAccountText(command: string): boolean {
  return command.startsWith('sluice explain ') && command.includes('--call') && !command.includes('json')
}

describe('scenarios of the command line', () => {
  test.each(names)('%s', async (name) => {
    const scenario = readScenario(readFileSync(join(import.meta.dirname, name), 'utf8'))
    const folder = mkdtempSync(join(tmpdir(), 'sluice-scenario-'))
    try {
      for (const file of scenario.files) {
        mkdirSync(dirname(join(folder, file.name)), { recursive: true })
        writeFileSync(join(folder, file.name), file.text)
      }
      for (const step of scenario.steps) {
        const [program, ...args] = commandWords(step.command)
        expect(program).toBe('sluice')
        const run = await runCliProcess(args, folder, step.stdin)
        const about = `$ ${step.command}\n--- stdout\n${run.stdout}\n--- stderr\n${run.stderr}`
        if (step.stdout !== undefined && !isLike(run.stdout, step.stdout)) expect(run.stdout, about).toBe(step.stdout)
        if (step.json !== undefined) expect(jsonLines(run.stdout), about).toMatchObject(step.json)
        if (step.stderr !== undefined && !isLike(run.stderr, step.stderr)) expect(run.stderr, about).toBe(step.stderr)
        expect(run.exitCode, about).toBe(step.exit)
        if (isAccountText(step.command)) expect(run.stdout.split('\n').filter((line) => Array.from(line).length > 100), about).toEqual([])
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
