import { writeSync } from 'node:fs'
import type { HookPrint } from '../../../adapters/hooks/hook-protocol.ts'
import { answerHook, type HookProgress } from './answer-hook.ts'
import { parseHookArgs, readHookRequest } from './hook-request.ts'
import { readHookInput } from './read-hook-input.ts'
import { stateFolder } from './state-folder.ts'

/** A refusal where nothing is known yet: agents take 2 for a denial, and nothing else. */
const blocked = 2

/**
 * `sluice hook` as a process of its own, reached before anything of the command line is loaded. It ends by itself
 * in every way that a process can: with an answer, or as a refusal (crash, deadline, signal, nobody who reads).
 */
export async function runHookProcess(args: readonly string[], atEnd: () => void): Promise<void> {
  const progress: HookProgress = { moment: undefined }
  let refuse = (reason: string): HookPrint => ({ exitCode: blocked, stderr: reason })
  const fail = (reason: string): void => end(refuse(reason))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, () => fail('Not executed: Sluice itself is broken here. Do not retry.'))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => fail('Not executed: Sluice was stopped before it could decide. Do not retry.'))
  }
  // `atEnd`: for whoever started it, once the answer is out.
  const parsed = parseHookArgs(args)
  const request = parsed.ok ? readHookRequest(parsed.value) : parsed
  if (!request.ok) return end({ exitCode: blocked, stderr: `Not executed: sluice hook: ${request.message}` })
  const { protocol, timeoutMs, policies, print, moment, state } = request.value
  progress.moment = moment
  refuse = (reason) => protocol.refuse(progress.moment, reason)
  const spent = Math.round(performance.now())
  setTimeout(() => fail(`Not executed: Sluice did not decide within ${String(timeoutMs)} ms. Do not retry.`), Math.max(1, timeoutMs - spent))
  const answer = await answerHook(
    {
      protocol,
      print,
      ...(moment !== undefined && { moment }),
      stateFolder: stateFolder(state, process.env),
      load: async () => (await import('./load-hook-policy.ts')).hookPolicyLoader(policies, protocol.target, process.env),
      readInput: () => readHookInput(process.stdin),
      warn: (text) => write(2, text),
    },
    progress,
  )
  end(answer, atEnd)
}

/** The first answer is the only one: what comes after it would be read as a part of it. */
function end({ exitCode, stdout, stderr }: HookPrint, atEnd?: () => void): never {
  if (stderr !== undefined) write(2, `${stderr}\n`)
  // An agent that does not get the whole answer may take the rest for consent.
  const isWritten = stdout === undefined || write(1, `${JSON.stringify(stdout)}\n`)
  try {
    atEnd?.()
  } catch {
    // What it keeps makes later starts faster and no more.
  }
  process.exit(isWritten ? exitCode : blocked)
}

/** At once, since the process ends behind it. False: the reader is gone. */
function write(descriptor: number, text: string): boolean {
  let rest: Uint8Array = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest))
    } catch (error) {
      // A pipe whose reader is slow; there is nothing else to do meanwhile, and the deadline is the agent's now.
      if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') continue
      return false
    }
  }
  return true
}
