import { mkdtemp, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DoctorHook, DoctorProblem } from '../../../reporters/doctor-report.ts'
import { readSource } from '../../node/read-source.ts'
import { checkEntries, isSluiceHook } from '../doctor/check-entries.ts'
import type { HookEntry } from '../doctor/hook-entry.ts'
import { probeHook } from '../doctor/probe-hook.ts'
import { readClaudeSettings } from '../doctor/read-claude-settings.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { textList } from '../options/text-list.ts'
import { readFormats } from '../read-formats.ts'
import { refuseUse } from '../refuse-use.ts'
import { writeReport } from '../write-report.ts'

export async function runDoctor({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  const formats = readFormats('doctor', textList(options['format']))
  if (!formats.ok) return refuseUse(io, formats.message)
  const folder = operands[0] ?? '.'
  const files: string[] = []
  const problems: DoctorProblem[] = []
  const entries: HookEntry[] = []
  for (const { name, path } of settingsOf(folder, io.environment)) {
    const source = await readSource(path, name)
    if (!source.ok) {
      // Most people have one of them.
      if (!source.diagnostics[0].message.endsWith('does not exist')) problems.push({ file: name, message: source.diagnostics[0].message, hint: 'the agent cannot read it either' })
      continue
    }
    files.push(name)
    const settings = readClaudeSettings(name, source.value.text)
    problems.push(...settings.problems)
    entries.push(...settings.entries.filter(isSluiceHook))
  }
  if (entries.length === 0 && problems.length === 0) {
    io.err(`error: no settings name \`sluice hook\` (looked at ${settingsOf(folder, io.environment).map(({ name }) => name).join(', ')})\n`)
    return exitCode.nothingToCheck
  }
  problems.push(...checkEntries(entries))
  const hooks = await probeAll(entries, folder, options['run'] !== false, io, problems)
  const unwritten = await writeReport('doctor', { files, hooks, problems }, formats.value, io)
  if (unwritten !== undefined) return unwritten
  return problems.length === 0 ? exitCode.clean : exitCode.findings
}

/** The same command stands in several places, mostly; it is asked for each event. */
async function probeAll(
  entries: readonly HookEntry[],
  folder: string,
  runs: boolean,
  io: Io,
  problems: DoctorProblem[],
): Promise<readonly DoctorHook[]> {
  const state = await mkdtemp(join(tmpdir(), 'sluice-doctor-'))
  try {
    const hooks: DoctorHook[] = []
    for (const entry of entries) {
      const { file, event, command } = entry
      const found = runs ? await probeHook(entry, { folder, state, environment: io.environment }) : undefined
      if (found !== undefined) problems.push(found)
      hooks.push({ file, event, command, answers: !runs ? 'not asked' : found === undefined ? 'yes' : 'no' })
    }
    return hooks
  } finally {
    await rm(state, { recursive: true, force: true })
  }
}

/** In the order in which Claude Code names them: the project's, the person's own for it, and the person's for all. */
function settingsOf(folder: string, environment: Io['environment']): readonly { readonly name: string; readonly path: string }[] {
  const own = environment['CLAUDE_CONFIG_DIR'] ?? join(environment['HOME'] ?? homedir(), '.claude')
  return [
    { name: '.claude/settings.json', path: join(folder, '.claude/settings.json') },
    { name: '.claude/settings.local.json', path: join(folder, '.claude/settings.local.json') },
    { name: '~/.claude/settings.json', path: join(own, 'settings.json') },
  ]
}
