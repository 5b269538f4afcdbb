import type { Diagnostic, Result } from '../../../core/diagnostics/diagnostic.ts'
import { printable } from '../../../core/diagnostics/printable.ts'
import { renderFrame } from '../../../core/diagnostics/render-frame.ts'
import type { Source } from '../../../core/diagnostics/source.ts'
import { formatPolicy } from '../../../tools/format/format-policy.ts'
import { unifiedDiff } from '../../../tools/format/unified-diff.ts'
import { readSource, readStreamSource } from '../../node/read-source.ts'
import { writeFailure, writeFileWhole } from '../../node/write-file-whole.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import { findSources } from '../find-sources.ts'
import type { Io } from '../io.ts'
import { loadFailure } from '../load-failure.ts'
import { paintDiff } from '../paint-diff.ts'
import { refuseUse } from '../refuse-use.ts'
import { useColour } from '../use-colour.ts'

type Options = CommandRequest['options']

/** Where a formatted text goes, unless it is only looked at. */
type Deliver = (source: Source, text: string) => Promise<ExitCode>

export async function runFmt({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  const name = options['stdinPath']
  if (name !== undefined || operands.includes('-')) {
    if (operands.some((operand) => operand !== '-')) return refuseUse(io, 'stdin is formatted alone: name no other path')
    const source = await readStreamSource(io.stdin(), typeof name === 'string' ? name : '<stdin>')
    return formatOne(source, options, io, (_, text) => print(io, text))
  }
  if (operands.length === 0) return refuseUse(io, 'name a file or folder: `sluice fmt policies`')
  const files = await findSources(operands)
  if (!files.ok) {
    tell(io, files.diagnostics)
    return loadFailure(files.diagnostics)
  }
  const codes: ExitCode[] = []
  for (const file of files.value) {
    codes.push(await formatOne(await readSource(file, file), options, io, (source, text) => rewrite(io, source, text)))
  }
  return gravest(codes)
}

async function formatOne(source: Result<Source>, options: Options, io: Io, deliver: Deliver): Promise<ExitCode> {
  const formatted = source.ok ? formatPolicy(source.value) : source
  if (!source.ok || !formatted.ok) {
    tell(io, formatted.diagnostics)
    return formatted.diagnostics.some(({ code }) => code === 'SLC830') ? exitCode.findings : loadFailure(formatted.diagnostics)
  }
  const { name, text } = source.value
  if (options['diff'] === true) {
    await io.out(paintDiff(unifiedDiff(name, text, formatted.value), useColour(io, io.isOutTerminal)))
  } else if (options['check'] === true) {
    if (text !== formatted.value) await io.out(`${printable(name)}\n`)
  } else {
    return deliver(source.value, formatted.value)
  }
  return text === formatted.value ? exitCode.clean : exitCode.findings
}

async function print(io: Io, text: string): Promise<ExitCode> {
  await io.out(text)
  return exitCode.clean
}

async function rewrite(io: Io, { name, text: before }: Source, text: string): Promise<ExitCode> {
  if (text === before) return exitCode.clean
  try {
    await writeFileWhole(name, text)
  } catch (error) {
    return refuseUse(io, `\`${printable(name)}\` ${writeFailure(error)}; it is as it was`)
  }
  await io.out(`${printable(name)}\n`)
  return exitCode.clean
}

function tell(io: Io, diagnostics: readonly Diagnostic[]): void {
  const colour = useColour(io, io.isErrTerminal)
  io.err(diagnostics.map((diagnostic) => `${renderFrame(diagnostic, { colour })}\n`).join('\n'))
}

/** One file that could not be worked with outweighs all that could. */
function gravest(codes: readonly ExitCode[]): ExitCode {
  const order = [exitCode.wrongUse, exitCode.doesNotLoad, exitCode.findings]
  return order.find((code) => codes.includes(code)) ?? exitCode.clean
}
