import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aToolCall } from '../../../test/support/engine-events.ts'
import { compilePolicy } from '../../core/compile/compile-policy.ts'
import type { Result } from '../../core/diagnostics/diagnostic.ts'
import type { Source } from '../../core/diagnostics/source.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { createEngine, type Engine } from '../../core/runs/engine.ts'
import type { PolicyFiles } from './policy-files.ts'
import { readSettled } from './policy-snapshot.ts'
import { watchPolicy, type PolicyChange, type WatchedPolicy, type WatchPolicyOptions } from './watch-policy.ts'

const restMs = 10
/** No poll comes in the time of a test, so that what is seen was seen by the watch. */
const noPoll = 3_600_000

let folder = ''
const open: WatchedPolicy<unknown>[] = []
const changes: PolicyChange<Engine>[] = []
const said: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-watch-'))
  changes.length = 0
  said.length = 0
})
afterEach(() => {
  for (const watched of open.splice(0)) watched.close()
  rmSync(folder, { recursive: true, force: true })
})

function policy(text: string): string {
  return `sluice: 1\npack: { id: acme/p, version: 1.0.0 }\nrules:\n  - { id: no, event: tool_call, match: any, skip: "${text}" }\n`
}

function build(ast: PolicyAst): Engine {
  return createEngine({ stack: compilePolicy(ast).stack, reporter: () => undefined })
}

async function watch(path: string, more: Partial<WatchPolicyOptions<Engine>> = {}): Promise<WatchedPolicy<Engine>> {
  const options = { build, restMs, pollMs: noPoll, onChange: (change: PolicyChange<Engine>) => void changes.push(change), say: (text: string) => void said.push(text), ...more }
  const watched = await watchPolicy([{ path }], options)
  if (!watched.ok) throw new Error(watched.diagnostics[0].message)
  open.push(watched.value)
  return watched.value
}

/** What a new run is told. */
function answer(engine: Engine): string {
  const decision = engine.startRun({ runId: crypto.randomUUID() }).decideSync(aToolCall({}))
  return decision.kind === 'skip' ? decision.reason : decision.kind
}

/** Waits for what the watch brings about, at most so long. */
async function becomes(read: () => unknown, wanted: unknown): Promise<void> {
  await vi.waitFor(() => expect(read()).toEqual(wanted), { timeout: 20_000, interval: 10 })
}
const kinds = (): readonly string[] => changes.map(({ kind }) => kind)

describe('a changed policy', () => {
  test('is in force for runs that start from then on; a run that has started keeps its own', async () => {
    const path = join(folder, 'p.yaml')
    writeFileSync(path, policy('one'))
    const watched = await watch(path)
    const started = watched.current().startRun({ runId: 'r' })
    writeFileSync(path, policy('two'))
    await becomes(() => answer(watched.current()), 'two')
    expect(started.decideSync(aToolCall({}))).toMatchObject({ reason: 'one' })
    expect(kinds()).toEqual(['in_force'])
    expect(said).toEqual(['sluice: a changed policy is in force for runs that start from now on\n'])
  })

  test('that does not load leaves the last good one in force and says so once, until it is well again', async () => {
    const path = join(folder, 'p.yaml')
    writeFileSync(path, policy('one'))
    const watched = await watch(path)
    writeFileSync(path, 'sluice: 1\nrules: []\n')
    await becomes(kinds, ['refused'])
    await watched.look()
    expect([answer(watched.current()), watched.isStale(), kinds()]).toEqual(['one', true, ['refused']])
    expect(said.join('')).toContain('sluice: the changed policy does not load; the last one that did stays in force\nerror[SLC')
    writeFileSync(path, policy('one'))
    await becomes(kinds, ['refused', 'restored'])
    expect(watched.isStale()).toBe(false)
    writeFileSync(path, policy('three'))
    await becomes(() => answer(watched.current()), 'three')
    expect([watched.isStale(), kinds()]).toEqual([false, ['refused', 'restored', 'in_force']])
  })

  test('that the host cannot take is refused as one that does not load (SLC812)', async () => {
    const path = join(folder, 'p.yaml')
    writeFileSync(path, policy('one'))
    const watched = await watch(path, {
      build(ast) {
        if (ast.packs[0]?.rules[0]?.action.param === 'two') throw new Error('no\nroom')
        return build(ast)
      },
    })
    writeFileSync(path, policy('two'))
    await becomes(kinds, ['refused'])
    expect(changes).toMatchObject([{ diagnostics: [{ code: 'SLC812', message: 'the host cannot take the policy: no; room' }] }])
    expect(answer(watched.current())).toBe('one')
  })

  test('is taken although the callback throws', async () => {
    const path = join(folder, 'p.yaml')
    writeFileSync(path, policy('one'))
    const watched = await watch(path, {
      onChange() {
        throw new Error('of the host')
      },
    })
    writeFileSync(path, policy('two'))
    await becomes(() => answer(watched.current()), 'two')
    expect(said.at(-1)).toContain('the callback of a changed policy threw')
  })

  test('is not looked at any more when the watch is closed', async () => {
    const path = join(folder, 'p.yaml')
    writeFileSync(path, policy('one'))
    const watched = await watch(path)
    watched.close()
    writeFileSync(path, policy('two'))
    await watched.look()
    expect([answer(watched.current()), kinds()]).toEqual(['one', []])
  })
})

describe('ways in which files change', () => {
  test('a file that is replaced by another', async () => {
    const path = join(folder, 'p.yaml')
    writeFileSync(path, policy('one'))
    const watched = await watch(path)
    for (const text of ['two', 'three']) {
      writeFileSync(join(folder, 'new'), policy(text))
      renameSync(join(folder, 'new'), path)
      await becomes(() => answer(watched.current()), text)
    }
  })

  test('a file that is deleted, and comes back', async () => {
    const path = join(folder, 'p.yaml')
    writeFileSync(path, policy('one'))
    const watched = await watch(path)
    rmSync(path)
    await becomes(kinds, ['refused'])
    expect(answer(watched.current())).toBe('one')
    writeFileSync(path, policy('two'))
    await becomes(() => answer(watched.current()), 'two')
  })

  test('a file that is new in a folder, and one in a new folder below it', async () => {
    writeFileSync(join(folder, 'a.yaml'), 'sluice: 1\npack: { id: acme/a, version: 1.0.0 }\nrules:\n  - { id: n, event: tool_call, match: { tool: other }, skip: "other" }\n')
    const watched = await watch(folder)
    expect(answer(watched.current())).toBe('continue')
    mkdirSync(join(folder, 'below'))
    writeFileSync(join(folder, 'below/p.yaml'), policy('one'))
    await becomes(() => answer(watched.current()), 'one')
    writeFileSync(join(folder, 'below/p.yaml'), policy('two'))
    await becomes(() => answer(watched.current()), 'two')
  })

  test('a mounted config map, whose files are links through a link that is pointed elsewhere', async () => {
    const version = (name: string, text: string): void => {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'p.yaml'), policy(text))
    }
    version('..v1', 'one')
    symlinkSync('..v1', join(folder, '..data'))
    symlinkSync('..data/p.yaml', join(folder, 'p.yaml'))
    const [byFile, byFolder] = [await watch(join(folder, 'p.yaml')), await watch(folder)]
    for (const [name, text] of [['..v2', 'two'], ['..v3', 'three']] as const) {
      version(name, text)
      symlinkSync(name, join(folder, '..data_tmp'))
      renameSync(join(folder, '..data_tmp'), join(folder, '..data'))
      await becomes(() => [answer(byFile.current()), answer(byFolder.current())], [text, text])
    }
  })

  test('a path that is itself a link to a release', async () => {
    for (const [name, text] of [['1', 'one'], ['2', 'two']] as const) {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'p.yaml'), policy(text))
    }
    symlinkSync('1', join(folder, 'current'))
    const watched = await watch(join(folder, 'current'))
    symlinkSync('2', join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'current'))
    await becomes(() => answer(watched.current()), 'two')
    writeFileSync(join(folder, '2/p.yaml'), policy('three'))
    await becomes(() => answer(watched.current()), 'three')
  })

  test('a file system that tells nothing is looked at from time to time', async () => {
    const path = join(folder, 'p.yaml')
    let text = policy('one')
    // A disk of our own, which nobody can watch.
    const files: PolicyFiles = {
      isFolder: () => Promise.resolve(false),
      treeOf: () => Promise.resolve({ files: [], isCut: false, isPack: false }),
      nameStart: () => 0,
      namesIn: () => Promise.resolve([]),
      read: () => Promise.resolve(sourceOf(text)),
    }
    const watched = await watchPolicy([{ path, files }], { build, restMs, pollMs: 20, say: () => undefined })
    if (!watched.ok) throw new Error('it loads')
    open.push(watched.value)
    text = policy('two')
    await becomes(() => answer(watched.value.current()), 'two')
  })

  test('by signal alone, where nothing is to be followed', async () => {
    const path = join(folder, 'p.yaml')
    writeFileSync(path, policy('one'))
    const watched = await watch(path, { follows: false, signal: 'SIGHUP', pollMs: 1 })
    writeFileSync(path, policy('two'))
    // As long as a watch or a poll would need.
    await readSettled([{ path }], 100)
    expect(answer(watched.current())).toBe('one')
    process.emit('SIGHUP')
    await becomes(() => answer(watched.current()), 'two')
    watched.close()
    expect(process.listenerCount('SIGHUP')).toBe(0)
  })
})

function sourceOf(text: string): Result<Source> {
  return { ok: true, value: { name: 'p.yaml', text }, diagnostics: [] }
}

test('files that are still being written are read until they rest', async () => {
  const texts = ['a', 'b', 'c']
  const files: PolicyFiles = {
    isFolder: () => Promise.resolve(false),
    treeOf: () => Promise.resolve({ files: [], isCut: false, isPack: false }),
    nameStart: () => 0,
    namesIn: () => Promise.resolve([]),
    read: () => Promise.resolve(sourceOf(texts.shift() ?? 'd')),
  }
  const { read } = await readSettled([{ path: 'p.yaml', files }], 1)
  expect(read.packs[0]?.source.text).toBe('d')
})

test('a first policy that does not load is not watched: there is none that could stay in force (L-04)', async () => {
  writeFileSync(join(folder, 'p.yaml'), 'sluice: 1\n')
  const watched = await watchPolicy([{ path: join(folder, 'p.yaml') }], { build, restMs })
  expect(watched.ok).toBe(false)
  expect((await watchPolicy([{ path: join(folder, 'none.yaml') }], { build, restMs })).diagnostics).toMatchObject([{ code: 'SLC335' }])
})
