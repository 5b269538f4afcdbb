import { answerHook } from '../hook/answer-hook.ts'
import { readHookRequest } from '../hook/hook-request.ts'
import { readHookInput } from '../hook/read-hook-input.ts'
import { stateFolder } from '../hook/state-folder.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { refuseUse } from '../refuse-use.ts'

/**
 * `sluice hook` inside another program, as tests run it. A process of its own takes the way of `hook-process.ts`,
 * which keeps its deadline and outlives nothing.
 */
export async function runHook(request: CommandRequest, io: Io): Promise<ExitCode> {
  const read = readHookRequest(request)
  if (!read.ok) return refuseUse(io, read.message)
  const { protocol, policies, print, moment, state } = read.value
  const answer = await answerHook(
    {
      protocol,
      print,
      ...(moment !== undefined && { moment }),
      stateFolder: stateFolder(state, io.environment),
      load: async () => (await import('../hook/load-hook-policy.ts')).hookPolicyLoader(policies, protocol.target, io.environment),
      readInput: () => readHookInput(io.stdin()),
      warn: io.err,
    },
    { moment },
  )
  if (answer.stderr !== undefined) io.err(`${answer.stderr}\n`)
  if (answer.stdout !== undefined) await io.out(`${JSON.stringify(answer.stdout)}\n`)
  return answer.exitCode === 0 ? exitCode.clean : exitCode.wrongUse
}
