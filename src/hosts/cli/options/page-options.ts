import type { CommandOption, CommandRequest } from '../define-command.ts'
import type { Io } from '../io.ts'
import type { PageView } from '../page-text.ts'
import { useColour } from '../use-colour.ts'

export const pageFormatOption: CommandOption = {
  flags: '--format <format>',
  summary: 'how to print the answer',
  choices: ['text', 'json', 'markdown'],
  fallback: 'text',
}

export type PageFormat = 'text' | 'json' | 'markdown'

/** The command line admits no other word. */
export function pageFormat(options: CommandRequest['options']): PageFormat {
  const given = options['format']
  return given === 'json' || given === 'markdown' ? given : 'text'
}

/** Lines longer than this are hard to read, however wide the terminal is. */
const widest = 100

export function pageView(io: Io): PageView {
  return { width: Math.min(io.outColumns ?? widest, widest), colour: useColour(io, io.isOutTerminal) }
}
