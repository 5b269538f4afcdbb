import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fuzzTargets } from './targets.ts'

const folder = new URL('./corpus/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))

describe('inputs that once broke a promise', () => {
  test('there are some', () => {
    expect(files.length).toBeGreaterThan(0)
  })

  test.each(files)('%s keeps it', (file) => {
    const target = fuzzTargets.find(({ name }) => file.startsWith(`${name}-`))
    if (target === undefined) throw new Error('the file names no target')
    expect(() => { target.run(readFileSync(new URL(file, folder))) }).not.toThrow()
  })
})

describe('inputs of the right form', () => {
  test.each(fuzzTargets.map(({ name, seeds, run }) => ({ name, seeds, run })))('$name: each is taken as it is', ({ seeds, run }) => {
    for (const seed of seeds) expect(() => { run(Buffer.from(seed)) }).not.toThrow()
  })
})
