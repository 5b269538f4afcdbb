import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'

// How much memory a replay takes at its peak, of one policy and of a change of it: over the corpus once, and
// over the corpus many times. Each is a child process of the built program, whose peak is what the system counted.

const most = 1.3

const { values } = parseArgs({ options: { times: { type: 'string', default: '20' }, workers: { type: 'string', default: '1' } } })
const times = Number(values.times)
const corpus = join(process.env['SLUICE_SHARED'] ?? '../shared', 'corpus/agentdojo_runs.events.jsonl.gz')
const main = 'dist/hosts/cli/main.js'
if (!existsSync(main)) throw new Error('run `npm run build` first')

const folder = mkdtempSync(join(tmpdir(), 'sluice-memory-'))
try {
  const single = join(folder, 'once.jsonl')
  const often = join(folder, 'often.jsonl')
  await unpack(single, 1)
  await unpack(often, times)
  const old = join(folder, 'old.yaml')
  const policy = (longest: number): string =>
    `sluice: 1\npack: { id: m/p, version: 1.0.0 }\nrules:\n  - { id: r, event: tool_call, match: { args: { $..body: { some: { type: string, length: { gt: ${String(longest)} } } } } }, skip: "No." }\n`
  writeFileSync(old, policy(40))
  const now = join(folder, 'new.yaml')
  writeFileSync(now, policy(50))
  const ratios = [
    await measure('replay', (trace) => ['replay', now, trace, '--format', 'json']),
    await measure('replay --against', (trace) => ['replay', now, trace, '--against', old, '--workers', values.workers, '--format', 'json']),
  ]
  process.exitCode = Math.max(...ratios) <= most ? 0 : 1

  async function measure(name: string, args: (trace: string) => readonly string[]): Promise<number> {
    const small = await peakOf(args(single))
    const large = await peakOf(args(often))
    const ratio = large / small
    console.log(`${name}: once ${inMegabytes(small)} MB, ${String(times)} times ${inMegabytes(large)} MB: ratio ${ratio.toFixed(2)} (at most ${String(most)})`)
    return ratio
  }
} finally {
  rmSync(folder, { recursive: true })
}

async function unpack(into: string, copies: number): Promise<void> {
  const out = createWriteStream(into)
  for (let copy = 0; copy < copies; copy++) {
    // A stream without an encoding gives buffers; its type does not say so.
    for await (const chunk of createReadStream(corpus).pipe(createGunzip())) if (!out.write(chunk as Buffer)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'close')
}

/** Peak of resident memory in bytes, as the child itself reports it at its end. */
function peakOf(args: readonly string[]): Promise<number> {
  const report = join(folder, 'peak')
  const hook = `data:text/javascript,import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)))`
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--import', hook, main, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', failed)
    child.on('close', (code) => {
      if (code !== 0) failed(new Error(`the replay ended with ${String(code)}`))
      // Kilobytes.
      else done(Number(readFileSync(report, 'utf8')) * 1024)
    })
  })
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0)
}
