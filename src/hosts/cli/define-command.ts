import type { ExitCode } from './exit-code.ts'
import type { Io } from './io.ts'

export interface CommandOption {
  /** As the help shows it: `--format <format>`, `-q, --quiet`. */
  readonly flags: string
  readonly summary: string
  readonly choices?: readonly string[]
  readonly fallback?: string
  /** May be given several times. */
  readonly isList?: boolean
}

export interface CommandExample {
  readonly line: string
  readonly says: string
}

/** What a user gave: `operands` in order, options by the long name of their flag in camel case. */
export interface CommandRequest {
  readonly operands: readonly string[]
  /** What stands behind `--`, for a command that starts another one. */
  readonly program?: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

export type RunCommand = (request: CommandRequest, io: Io) => Promise<ExitCode>

/**
 * One verb of the command line, as the help tells it. The code behind it is loaded when it runs, so
 * that help and version cost nothing.
 */
export interface CommandDefinition<Name extends string = string> {
  readonly name: Name
  readonly summary: string
  /** Paragraphs below the usage line: what is read, what is printed, what the exit codes mean here. */
  readonly description: readonly string[]
  /** `<path...>`, `[folder]`: in commander's notation. */
  readonly operands: readonly { readonly name: string; readonly summary: string }[]
  readonly options: readonly CommandOption[]
  readonly examples: readonly CommandExample[]
  /** What stands behind `--` is a command line of its own. */
  readonly startsProgram?: true
  readonly load: () => Promise<RunCommand>
}

export function defineCommand<const Name extends string>(definition: CommandDefinition<Name>): CommandDefinition<Name> {
  return definition
}

/** What an option says, or why it says nothing: a mistake in how the command was called. */
export type Given<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }
