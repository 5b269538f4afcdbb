import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endCliProcess, repository, runCliProcess } from '../support/cli-process.ts'
import { commandWords, isLike } from '../scenarios/read-scenario.ts'
import { readBlocks, type Block } from './read-blocks.ts'

// Commands in the guides are run, in a folder with the files that the same page shows.

const guides = join(repository, 'grammar-docs/guides')
const pages = readdirSync(guides)
  .map((name) => ({ name, blocks: readBlocks(readFileSync(join(guides, name), 'utf8')) }))
  .filter(({ blocks }) => blocks.some(({ language }) => language === 'console'))

afterAll(endCliProcess)

/** A block whose first line is `# name` is that file; the line stays where it is a comment. */
function writeFile(folder: string, { language, text }: Block): void {
  const name = /^# (\S+\.\w+)\n/.exec(text)?.[1]
  if (name === undefined) return
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), language === 'yaml' ? text : text.slice(text.indexOf('\n') + 1))
}

/** Each `$ command` with the output below it. */
function commandsOf({ text }: Block): readonly { readonly command: string; readonly output: string }[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => ({ command: part.slice(0, part.indexOf('\n')), output: part.slice(part.indexOf('\n') + 1) }))
}

test.each(pages)('the commands of $name print what it says', async ({ blocks }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-guide-'))
  try {
    for (const block of blocks) writeFile(folder, block)
    for (const { command, output } of blocks.filter(({ language }) => language === 'console').flatMap(commandsOf)) {
      const [program, ...args] = commandWords(command)
      expect(program).toBe('sluice')
      const run = await runCliProcess(args, folder)
      if (!isLike(run.stdout, output)) expect(run.stdout, `$ ${command}\n${run.stderr}`).toBe(output)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
