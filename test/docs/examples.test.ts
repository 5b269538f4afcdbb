import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isJsonObject, type JsonObject } from '../../src/core/base/json.ts'
import { compilePolicy, type CompiledPolicy } from '../../src/core/compile/compile-policy.ts'
import { renderFrame } from '../../src/core/diagnostics/render-frame.ts'
import { loadPolicy, type PackEntry } from '../../src/core/load/load-policy.ts'
import { tiers, type PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { readEventLine } from '../../src/core/records/read-event.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { createTraceSession, type TraceSession } from '../../src/core/runs/trace-session.ts'
import { lintPolicy } from '../../src/tools/lint/lint-policy.ts'
import { readLintConfig } from '../../src/tools/lint/read-lint-config.ts'
import { runPolicyTests } from '../../src/tools/policy-test/run-policy-tests.ts'
import { completePolicy } from './complete-policy.ts'
import { readBlocks, wordAfter, type Block } from './read-blocks.ts'

// Every example of the grammar and its guides is run, so that no page says what the code does not do.

const root = resolve(import.meta.dirname, '../../grammar-docs')
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !name.startsWith('reference'))
  .sort()
  .map((name) => ({ name, blocks: readBlocks(readFileSync(join(root, name), 'utf8')) }))
const withExamples = pages.filter(({ blocks }) => blocks.some(({ language }) => language === 'yaml' || language === 'json'))

function load(entries: readonly PackEntry[]): PolicyAst {
  const loaded = loadPolicy(entries)
  if (loaded.ok) return loaded.value
  throw new Error(loaded.diagnostics.map((diagnostic) => renderFrame(diagnostic)).join('\n'))
}

/** Its own tests pass; a policy without any only loads. */
async function runTests(policy: PolicyAst): Promise<void> {
  const run = await runPolicyTests(policy)
  const failed = run.ok ? run.results.filter(({ failures }) => failures.length > 0) : []
  expect(failed.map(({ name, failures }) => `${name}: ${failures.map(({ message }) => message).join('; ')}`)).toEqual([])
}

function policyEntries({ line, text }: Pick<Block, 'line' | 'text'>): readonly PackEntry[] {
  return [{ source: { name: `line-${line}.yaml`, text } }]
}

/** The blocks `yaml file <pack>/<path> [tier <tier>]` of a page, as packs that load together. */
function packEntries(blocks: readonly Block[]): readonly PackEntry[] {
  const packs = new Map<string, Block[]>()
  for (const block of blocks) {
    const name = wordAfter(block, 'file')?.split('/')[0] ?? ''
    packs.set(name, [...(packs.get(name) ?? []), block])
  }
  return [...packs].map(([name, files]) => {
    const sources = files.map((block) => {
      const path = wordAfter(block, 'file')?.slice(name.length + 1) ?? ''
      return { path, source: { name: `${name}/${path}`, text: block.text } }
    })
    const main = sources.find(({ path }) => path === 'pack.yaml')
    const tier = tiers.find((each) => files.some((block) => wordAfter(block, 'tier') === each))
    if (main === undefined) throw new Error(`the pack \`${name}\` has no pack.yaml`)
    return { source: main.source, files: sources.filter((file) => file !== main), ...(tier !== undefined && { tier }) }
  })
}

function sessionOf(compiled: CompiledPolicy): TraceSession {
  const engine = createEngine({ stack: compiled.stack, reporter: () => undefined })
  return createTraceSession({ engine, policy: compiled.digest })
}

/** The keys that the page shows; the digest of the policy stands as `sha256:...`. */
function shownPart(shown: JsonObject, decided: JsonObject, isWhole: boolean): JsonObject {
  const keys = isWhole ? Object.keys(decided) : Object.keys(shown)
  const part = Object.fromEntries(keys.map((key) => [key, decided[key] ?? null]))
  if (shown['policy'] === 'sha256:...') {
    expect(decided['policy']).toMatch(/^sha256:[0-9a-f]{64}$/)
    part['policy'] = 'sha256:...'
  }
  return part
}

function parseObject(text: string): JsonObject {
  const value: unknown = JSON.parse(text)
  if (!isJsonObject(value)) throw new Error('the block is no JSON object')
  return value
}

describe.each(withExamples)('$name', ({ blocks }) => {
  const yaml = blocks.filter(({ language }) => language === 'yaml')
  const isFile = (block: Block): boolean => block.info.includes('file')
  const isRefused = (block: Block): boolean => block.info.includes('refused')
  const isConfig = (block: Block): boolean => block.info.includes('config')

  for (const block of yaml.filter((each) => isConfig(each))) {
    const code = wordAfter(block, 'refused')
    test(`line ${block.line} is a configuration that ${code === undefined ? 'is read' : `is refused: ${code}`}`, () => {
      const read = readLintConfig({ name: `line-${block.line}.yaml`, text: block.text })
      expect(read.diagnostics.map((diagnostic) => diagnostic.code)).toEqual(code === undefined ? [] : [code])
    })
  }

  for (const block of yaml.filter((each) => each.info.includes('linted'))) {
    test(`line ${block.line} has no lint finding`, () => {
      const found = lintPolicy(load(policyEntries(block)), { now: Date.UTC(2027, 0, 31) })
      expect(found.map((diagnostic) => renderFrame(diagnostic))).toEqual([])
    })
  }

  for (const block of yaml.filter((each) => isRefused(each) && !isConfig(each))) {
    const code = wordAfter(block, 'refused') ?? ''
    test(`line ${block.line} does not load: ${code}`, () => {
      const loaded = loadPolicy(policyEntries({ line: block.line, text: completePolicy(block) }))
      expect([...new Set(loaded.diagnostics.map((diagnostic) => diagnostic.code))]).toEqual([code])
      expect(loaded.ok).toBe(false)
    })
  }

  for (const block of yaml.filter((each) => !isRefused(each) && !isFile(each) && !isConfig(each))) {
    test(`line ${block.line} loads and passes its tests`, async () => {
      await runTests(load(policyEntries({ line: block.line, text: completePolicy(block) })))
    })
  }

  if (yaml.some((each) => isFile(each))) {
    test('its packs load together and pass their tests', async () => {
      await runTests(load(packEntries(yaml.filter((each) => isFile(each)))))
    })
  }

  const lines = blocks.filter(({ language }) => language === 'json')
  for (const block of lines.filter(isRefused)) {
    test(`line ${block.line} is no event`, () => {
      expect(readEventLine(block.text.trim()).ok).toBe(false)
    })
  }

  const told = blocks.filter((block) => ['event', 'decision'].some((word) => block.info[0] === word))
  if (told.length > 0) {
    test('its events are decided as it says', async () => {
      let session: TraceSession | undefined
      let decided: JsonObject | undefined
      for (const block of blocks) {
        if (block.language === 'yaml' && !isRefused(block) && !isFile(block) && !isConfig(block)) {
          session = sessionOf(compilePolicy(load(policyEntries({ line: block.line, text: completePolicy(block) }))))
        } else if (block.language === 'json' && block.info[0] === 'event') {
          const read = readEventLine(block.text.trim())
          if (!read.ok || session === undefined) throw new Error(`line ${block.line}: no event, or no policy above it`)
          decided = (await session.decide(read.value)).json()
        } else if (block.language === 'json' && block.info[0] === 'decision') {
          if (decided === undefined) throw new Error(`line ${block.line}: no event above the decision`)
          const shown = parseObject(block.text)
          expect(shownPart(shown, decided, block.info.includes('whole')), `line ${block.line}`).toEqual(shown)
        }
      }
    })
  }
})

/** Targets of links into the repository, without the part behind `#`. */
function linkTargets(markdown: string): readonly string[] {
  const targets = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => !/^[a-z]+:|^#/.test(target)).map((target) => target.replace(/#.*$/, ''))
}

test.each(pages)('the links of $name lead somewhere', ({ name }) => {
  const lost = linkTargets(readFileSync(join(root, name), 'utf8')).filter((target) => !existsSync(join(root, name, '..', target)))
  expect(lost).toEqual([])
})

test('there are pages to hold to the code', () => {
  expect(withExamples.map(({ name }) => name)).toContain('grammar.md')
})
