import { type ChildProcess, spawn } from 'node:child_process'
import { isAbsolute, join } from 'node:path'
import { cappedOutput } from './capped-output.ts'
import { type Environment, minimalEnvironment } from './minimal-environment.ts'
import { errorCode, readFailure } from './read-source.ts'

export interface ProcessRequest {
  /** Program and arguments, run directly and never through a shell (S-104). */
  readonly command: readonly string[]
  /** The workspace root: the working directory, and what a relative program path resolves against. */
  readonly workspace: string
  readonly stdin: string
  /** Covers start, run and the reading of the pipes (S-103). */
  readonly timeoutMs: number
}

export type ProcessResult =
  | {
      readonly kind: 'exited'
      /** Null = ended by a signal. */
      readonly exitCode: number | null
      readonly stdout: Uint8Array
      /** More was printed than is kept, so `stdout` is no whole answer (S-102). */
      readonly stdoutCut: boolean
      readonly stderr: Uint8Array
    }
  /** Killed at the deadline; what it had printed is discarded (S-103). */
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'not_started'; readonly why: string }

export interface ProcessLimits {
  readonly stdoutBytes: number
  readonly stderrBytes: number
}

const defaultLimits: ProcessLimits = { stdoutBytes: 4_000_000, stderrBytes: 2048 }

/**
 * Runs one program to its end or to its deadline. Never rejects. The program leads a process group
 * of its own, and the whole group is killed, so a grandchild that holds a pipe open cannot outlive
 * the deadline (S-103); one that leaves the group merely loses its reader.
 */
export function runProcess(
  request: ProcessRequest,
  environment: Environment = process.env,
  bounds: ProcessLimits = defaultLimits,
): Promise<ProcessResult> {
  const [program, ...args] = request.command
  if (program === undefined || program === '') return Promise.resolve({ kind: 'not_started', why: 'the command is empty' })
  return new Promise((resolve) => {
    let child: ChildProcess
    try {
      child = spawn(programPath(program, request.workspace), args, {
        cwd: request.workspace,
        env: minimalEnvironment(environment),
        detached: process.platform !== 'win32',
        shell: false,
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
      })
    } catch {
      // A NUL byte in an argument, for one.
      resolve({ kind: 'not_started', why: 'the program cannot be started' })
      return
    }
    const stdout = cappedOutput(bounds.stdoutBytes)
    const stderr = cappedOutput(bounds.stderrBytes)

    const finish = (result: ProcessResult) => {
      clearTimeout(deadline)
      child.removeAllListeners()
      child.on('error', () => undefined)
      for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy()
      child.unref()
      resolve(result)
    }
    const deadline = setTimeout(() => {
      killGroup(child)
      finish({ kind: 'timed_out' })
    }, request.timeoutMs)

    child.on('error', (error) => finish({ kind: 'not_started', why: `the program ${startFailure(error)}` }))
    child.on('close', (exitCode) =>
      finish({ kind: 'exited', exitCode, stdout: stdout.bytes(), stdoutCut: stdout.isCut(), stderr: stderr.bytes() }),
    )
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout.add(chunk)
      // The answer is unusable already, so there is nothing to wait for (S-102).
      if (stdout.isCut()) killGroup(child)
    })
    child.stderr?.on('data', (chunk: Buffer) => stderr.add(chunk))
    // A program that does not read its input is fine (S-102).
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(request.stdin)
  })
}

/** A bare name goes to `PATH`; anything with a folder in it resolves against the workspace (S-104). */
function programPath(program: string, workspace: string): string {
  if (isAbsolute(program) || !/[/\\]/.test(program)) return program
  return join(workspace, program)
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group is gone already.
  }
}

function startFailure(error: unknown): string {
  return errorCode(error) === 'EACCES' ? 'is not executable' : readFailure(error)
}
