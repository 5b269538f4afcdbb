import { spawn } from 'node:child_process'

/** Steps that read the tree and nothing of each other: two at a time, for two cores. Tests come last, on both. */
const readers = ['lint', 'types', 'layers', 'docs:check']

interface StepRun {
  readonly step: string
  readonly seconds: number
  readonly isClean: boolean
}

function run(step: string, shows: boolean): Promise<StepRun> {
  const start = process.hrtime.bigint()
  return new Promise((done, failed) => {
    const child = spawn('npm', ['run', '-s', step], { stdio: ['ignore', shows ? 'inherit' : 'pipe', shows ? 'inherit' : 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (printed += text.toString()))
    child.on('error', failed)
    child.on('close', (code) => {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9
      // What a step prints is of interest when it fails, in one piece.
      if (code !== 0) process.stderr.write(printed)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.padEnd(12)} ${seconds.toFixed(1)} s`)
      done({ step, seconds, isClean: code === 0 })
    })
  })
}

async function work(queue: string[], results: StepRun[]): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) results.push(await run(step, false))
}

const queue = [...readers]
const results: StepRun[] = []
await Promise.all([work(queue, results), work(queue, results)])
results.push(await run('test', true))
process.exitCode = results.every(({ isClean }) => isClean) ? 0 : 1
