import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../src/hosts/cli/commands/registry.ts'
import { endCliProcess, repository, runCliProcess } from '../support/cli-process.ts'
import { commandWords, isLike } from '../scenarios/read-scenario.ts'

interface Block {
  readonly language: string
  readonly text: string
}

function blocks(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }))
}

/** A block whose first line is `# name` is that file. */
function fileOf({ text }: Block): { readonly name: string; readonly text: string } | undefined {
  const named = /^# (\S+)\n([\s\S]*)$/.exec(text)
  return named === null ? undefined : { name: named[1] ?? '', text: named[1]?.endsWith('.yaml') === true ? text : (named[2] ?? '') }
}

/** Each `$ command` with the output below it. */
function commandsOf({ text }: Block): readonly { readonly command: string; readonly output: string }[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => ({ command: part.slice(0, part.indexOf('\n')), output: part.slice(part.indexOf('\n') + 1) }))
}

test('the examples of the README print what it says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-readme-'))
  try {
    for (const shipped of ['policies', 'examples']) cpSync(join(repository, shipped), join(folder, shipped), { recursive: true })
    const found = blocks(readFileSync(join(repository, 'README.md'), 'utf8'))
    for (const file of found.map(fileOf)) if (file !== undefined) writeFileSync(join(folder, file.name), file.text)
    const commands = found.filter(({ language }) => language === 'console').flatMap(commandsOf)
    expect(commands.length).toBeGreaterThan(0)
    for (const { command, output } of commands) {
      const [program, ...args] = commandWords(command)
      expect(program).toBe('sluice')
      const run = await runCliProcess(args, folder)
      if (!isLike(run.stdout, output)) expect(run.stdout, `$ ${command}\n${run.stderr}`).toBe(output)
    }
  } finally {
    endCliProcess()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

const readme = readFileSync(join(repository, 'README.md'), 'utf8')

test('the README names scripts that the package has', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const named = [...readme.matchAll(/npm (?:run (?:-s )?)([a-z:-]+)/g)].map(([, name]) => name ?? '')
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('the README lists every command', () => {
  for (const { name } of commands) expect(readme).toContain(`| \`sluice ${name} `)
})

test('the README links to what is there', () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link ?? '')
  expect(links.filter((link) => !existsSync(join(repository, link)))).toEqual([])
})
