import { Command } from 'commander'
import { fenced } from '../../catalog/markdown.ts'
import type { FurtherPage } from '../../catalog/further-page.ts'
import { commands } from './commands/registry.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeCommand } from './run-command-line.ts'

/** Columns of the help in pages; a terminal has its own. */
const width = 100

/** A page for each command, with the very help that the command prints. */
export function commandPages(): readonly FurtherPage[] {
  return commands.map((definition: CommandDefinition) => {
    const { name, summary } = definition
    return { name, summary, text: [`# sluice ${name}`, summary, fenced('text', helpText(definition))].join('\n\n').concat('\n') }
  })
}

function helpText(definition: CommandDefinition): string {
  let printed = ''
  const command = describeCommand(definition).configureOutput({
    getOutHelpWidth: () => width,
    getOutHasColors: () => false,
    writeOut: (text) => {
      printed += text
    },
  })
  // The usage line names the program before the command.
  new Command('sluice').addCommand(command)
  command.outputHelp()
  return printed
}
