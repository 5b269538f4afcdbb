import { isUtf8 } from 'node:buffer'
import { type ChildProcess, spawn } from 'node:child_process'
import { isAbsolute, resolve as resolvePath } from 'node:path'
import type { ProcessResult } from '../../core/participants/decode-answer.ts'
import type { RunProcess } from '../../core/participants/from-subprocess.ts'
import { cappedOutput } from './capped-output.ts'
import { type Environment, minimalEnvironment } from './minimal-environment.ts'
import { errorCode, readFailure } from './read-source.ts'

export interface ProcessLimits {
  readonly stdoutBytes: number
  readonly stderrBytes: number
}

const defaultLimits: ProcessLimits = { stdoutBytes: 4_000_000, stderrBytes: 2048 }

/**
 * Runs one program to its end or to its deadline, as the engine's port for subprocess participants
 * asks. Never rejects. The program leads a process group of its own, and the whole group is killed,
 * so a grandchild that holds a pipe open cannot outlive the deadline (S-103); one that leaves the
 * group merely loses its reader. What was printed before the deadline is discarded.
 */
export function runProcess(
  job: Parameters<RunProcess>[0],
  environment: Environment = process.env,
  bounds: ProcessLimits = defaultLimits,
): Promise<ProcessResult> {
  const [program, ...args] = job.command
  return new Promise((resolve) => {
    const stdout = cappedOutput(bounds.stdoutBytes)
    const stderr = cappedOutput(bounds.stderrBytes)
    let child: ChildProcess
    try {
      child = spawn(programPath(program, job.cwd), args, {
        cwd: job.cwd,
        env: minimalEnvironment(environment),
        detached: process.platform !== 'win32',
        shell: false,
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
      })
    } catch {
      // An empty command or a NUL byte in an argument, for example.
      resolve(withoutOutput({ kind: 'spawn_error', message: 'the program cannot be started' }))
      return
    }

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
      finish(withoutOutput({ kind: 'timeout', limitMs: job.timeoutMs }))
    }, job.timeoutMs)

    child.on('error', (error) =>
      finish(withoutOutput({ kind: 'spawn_error', message: `the program ${startFailure(error)}` })),
    )
    child.on('close', (code, signal) =>
      finish({
        stdout: strictText(stdout.bytes()),
        stderr: stderr.bytes().toString('utf8'),
        exit: code === null ? { kind: 'signal', ...(signal !== null && { signal }) } : { kind: 'code', code },
        isCut: stdout.isCut(),
      }),
    )
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout.add(chunk)
      // The answer is unusable already, so there is nothing to wait for (S-102).
      if (stdout.isCut()) killGroup(child)
    })
    child.stderr?.on('data', (chunk: Buffer) => stderr.add(chunk))
    // A program that does not read its input is fine (S-102).
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(job.stdin)
  })
}

function withoutOutput(exit: ProcessResult['exit']): ProcessResult {
  return { stdout: '', stderr: '', exit }
}

/** Bytes that are no UTF-8 must not be repaired into an answer: the mark in front makes the text no JSON. */
function strictText(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return isUtf8(bytes) ? text : `\ufffd${text}`
}

/** A bare name goes to `PATH`; anything with a folder in it resolves against the workspace (S-104). */
function programPath(program: string, workspace: string): string {
  if (isAbsolute(program) || !/[/\\]/.test(program)) return program
  return resolvePath(workspace, program)
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
