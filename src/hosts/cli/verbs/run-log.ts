import { stat } from 'node:fs/promises'
import { readChainState, type ChainState } from '../../../core/records/record-chain.ts'
import { printable } from '../../../core/diagnostics/printable.ts'
import { createLogCheck, type KnownStates } from '../../../tools/verify-log/log-check.ts'
import { readFailure } from '../../node/read-source.ts'
import { readRecordLines, recordLinesOf } from '../../node/records/read-record-lines.ts'
import { recordFiles } from '../../node/records/record-files.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { textList, textOption } from '../options/text-list.ts'
import { readFormats } from '../read-formats.ts'
import { refuseUse } from '../refuse-use.ts'
import { writeReport } from '../write-report.ts'

export async function runLog({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  const [verb = '', ...paths] = operands
  if (verb !== 'verify') return refuseUse(io, `\`sluice log\` cannot \`${printable(verb)}\`; it can \`verify\``)
  if (paths.length === 0) return refuseUse(io, 'name the files of the log, oldest first, or its folder')
  const known = readKnownStates(options)
  if (!known.ok) return refuseUse(io, known.message)
  const formats = readFormats('log', textList(options['format']))
  if (!formats.ok) return refuseUse(io, formats.message)
  const files = await findRecordFiles(paths)
  if (!files.ok) return refuseUse(io, files.message)

  const check = createLogCheck(known.value)
  for (const file of files.value) {
    check.beginFile(file)
    for await (const line of file === '-' ? recordLinesOf(io.stdin()) : readRecordLines(file)) {
      if (line.kind === 'failed') return refuseUse(io, `\`${printable(file)}\` ${line.why}`)
      if (line.kind === 'refused') check.refuse(line.why)
      else if (check.line(line.text, line.isOpen)) continue
      break
    }
  }
  const report = check.report()
  if (report.broken === undefined && report.state.count === report.start.count) {
    io.err('error: there is no record in the files\n')
    return exitCode.nothingToCheck
  }
  const unwritten = await writeReport('log', report, formats.value, io)
  if (unwritten !== undefined) return unwritten
  return report.broken === undefined ? exitCode.clean : exitCode.findings
}

function readKnownStates(options: CommandRequest['options']): Given<KnownStates> {
  const through: ChainState[] = []
  const single: { start?: ChainState; end?: ChainState } = {}
  const given = [
    ...textList(options['through']).map((text) => ['through', text] as const),
    ...(['start', 'end'] as const).flatMap((name) => {
      const text = textOption(options[name])
      return text === undefined ? [] : [[name, text] as const]
    }),
  ]
  for (const [name, text] of given) {
    const state = readChainState(text)
    if (state === undefined) return { ok: false, message: `--${name}: a state is a number and a hash, as in \`12:<64 hex digits>\`` }
    if (name === 'through') through.push(state)
    else single[name] = state
  }
  return { ok: true, value: { ...single, through } }
}

/** A folder stands for the files of its log. */
async function findRecordFiles(paths: readonly string[]): Promise<Given<readonly string[]>> {
  const files: string[] = []
  for (const path of paths) {
    try {
      const isFolder = path !== '-' && (await stat(path)).isDirectory()
      files.push(...(isFolder ? recordFiles(path.replace(/(?<=.)\/+$/, '')) : [path]))
    } catch (error) {
      return { ok: false, message: `\`${printable(path)}\` ${readFailure(error)}` }
    }
  }
  return { ok: true, value: files }
}
