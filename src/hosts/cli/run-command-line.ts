import { Command, CommanderError, Option } from 'commander'
import { commands } from './commands/registry.ts'
import type { CommandDefinition, CommandOption } from './define-command.ts'
import { type ExitCode, exitCode } from './exit-code.ts'
import type { Io } from './io.ts'
import { reportBug } from './report-bug.ts'
import { packageVersion } from './version.ts'

/** Reads a command line and runs its command. Never throws. */
export async function runCommandLine(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = exitCode.clean
  // A command that is added does not take over where its parent prints.
  const output = { writeOut: (text: string) => void io.out(text), writeErr: (text: string) => io.err(text) }
  const program = new Command('sluice')
    .description('Policy as code for AI agents: checks policies, tests them, and decides recorded steps of an agent.')
    .version(packageVersion(), '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .showHelpAfterError('(`sluice --help` tells the commands)')
    .exitOverride()
    .configureOutput(output)
    .addHelpText('after', `\n${exitCodesHelp}`)
  for (const definition of commands) {
    program.addCommand(
      describeCommand(definition).configureOutput(output).action(async (...given: unknown[]) => {
        const run = await definition.load()
        // Commander hands over the operands, then the options, then the command itself.
        const command = given.at(-1) as Command
        // It takes `--` for the end of the options and leaves it out.
        const program = definition.startsProgram === true ? behindDashes(args) : []
        const operands = command.args.slice(0, command.args.length - program.length)
        code = await run({ operands, program, options: command.opts() }, io)
      }),
    )
  }
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportBug(error, io)
    return error.exitCode === 0 ? exitCode.clean : exitCode.wrongUse
  }
}

function behindDashes(args: readonly string[]): readonly string[] {
  const at = args.indexOf('--')
  return at === -1 ? [] : args.slice(at + 1)
}

/** A verb as commander knows it, without what it does. */
export function describeCommand(definition: CommandDefinition): Command {
  const command = new Command(definition.name)
    .summary(definition.summary)
    .description(definition.description.join('\n\n'))
    .helpOption('--help', 'print this help')
    .showHelpAfterError(`(\`sluice ${definition.name} --help\` tells more)`)
    .exitOverride()
    .addHelpText('after', `\n${examplesHelp(definition)}`)
  for (const { name, summary } of definition.operands) command.argument(name, summary)
  for (const option of definition.options) command.addOption(describeOption(option))
  return command
}

function describeOption(option: CommandOption): Option {
  const described = new Option(option.flags, option.summary)
  if (option.choices !== undefined) described.choices([...option.choices])
  if (option.fallback !== undefined) described.default(option.fallback)
  if (option.isList === true) {
    described.argParser((text: string, before: readonly string[] | undefined) => [...(before ?? []), text])
  }
  return described
}

function examplesHelp({ examples }: CommandDefinition): string {
  return ['Examples:', ...examples.flatMap(({ line, says }) => [`  $ ${line}`, `      ${says}`])].join('\n')
}

const exitCodesHelp = [
  'Exit codes, the same for all commands:',
  '  0 clean    1 findings or failures    2 wrong use    3 a policy does not load',
  '  4 nothing to check    70 a bug in Sluice',
].join('\n')
