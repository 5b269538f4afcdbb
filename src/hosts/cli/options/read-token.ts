import { readSource } from '../../node/read-source.ts'
import type { Given } from '../define-command.ts'
import type { Io } from '../io.ts'
import { textOption } from './text-list.ts'

const shortestToken = 16

/** The bearer token of the clients: from the environment or a file, never from the command line, which others can read. */
export async function readToken(options: Readonly<Record<string, unknown>>, io: Io, isLoopback: boolean): Promise<Given<string | undefined>> {
  const variable = textOption(options['tokenEnv'])
  const file = textOption(options['tokenFile'])
  // Commander has `--no-token` as `token: false`.
  const isRefused = options['token'] === false
  if ([variable !== undefined, file !== undefined, isRefused].filter(Boolean).length !== 1) {
    return { ok: false, message: '--listen takes one of --token-env, --token-file and --no-token' }
  }
  if (isRefused) {
    return isLoopback ? { ok: true, value: undefined } : { ok: false, message: '--no-token goes with a loopback address alone' }
  }
  if (variable !== undefined) return longEnough(io.environment[variable], `the environment variable \`${variable}\``)
  const source = await readSource(file ?? '', file ?? '')
  if (!source.ok) return { ok: false, message: `--token-file: ${source.diagnostics[0].message}` }
  return longEnough(source.value.text.trim(), `the file \`${file ?? ''}\``)
}

function longEnough(token: string | undefined, where: string): Given<string> {
  if (token === undefined || token === '') return { ok: false, message: `${where} holds no token` }
  if (token.length < shortestToken || /\s/.test(token)) {
    return { ok: false, message: `the token in ${where} has less than ${shortestToken} characters, or blanks` }
  }
  return { ok: true, value: token }
}
