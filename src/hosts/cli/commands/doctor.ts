import { defineCommand } from '../define-command.ts'
import { formatOption } from '../options/shared-options.ts'

export const doctor = defineCommand({
  name: 'doctor',
  summary: 'are the hooks of an agent set up so that a policy holds?',
  description: [
    'Reads the settings of Claude Code in a folder and those of the user, and looks at each hook that runs ' +
      '`sluice hook`: is it named for every event that a policy needs, for every tool, with enough time, and does a ' +
      'failure refuse? Then it runs each command as the agent would: it has to answer, and to refuse what it cannot read.',
    'The commands of the settings are run by a shell; with --no-run they are only read.',
    'Ends with 0 if all is well, 1 if there is a problem, 4 if no settings name a hook of Sluice.',
  ],
  operands: [{ name: '[folder]', summary: 'of the project; default: the current one' }],
  options: [{ flags: '--no-run', summary: 'look at the settings alone, and run no command' }, formatOption('doctor')],
  examples: [
    { line: 'sluice doctor', says: 'the project in the current folder' },
    { line: 'sluice doctor --format json', says: 'for a program to read' },
  ],
  load: async () => (await import('../verbs/run-doctor.ts')).runDoctor,
})
