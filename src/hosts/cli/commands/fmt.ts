import { defineCommand } from '../define-command.ts'

export const fmt = defineCommand({
  name: 'fmt',
  summary: 'put policies into the one layout',
  description: [
    'Rewrites policies, test files, catalogues and sluice.config.yaml in place and prints the names of those that ' +
      'changed. Only the layout changes: each new text is read again, and where its value or a comment would differ ' +
      'the file is left as it is. A folder stands for the YAML files in which the other commands look for policies; ' +
      'with - the text comes from stdin and goes to stdout.',
    'Ends with 0 if all files have the layout now, 1 if --check or --diff find one that has not, 2 if a file cannot ' +
      'be written, 3 if a file cannot be read as YAML (the others are still formatted), 4 if there is no file.',
  ],
  operands: [{ name: '[path...]', summary: 'YAML files, pack folders, folders of these, or - for stdin' }],
  options: [
    { flags: '--check', summary: 'write nothing; print the names of files that would change' },
    { flags: '--diff', summary: 'write nothing; print what would change' },
    { flags: '--stdin-path <name>', summary: 'read stdin, under the name that the text has on disk' },
  ],
  examples: [
    { line: 'sluice fmt policies', says: 'every file of every pack' },
    { line: 'sluice fmt --check policies', says: 'in CI: fails if a file has not the layout' },
    { line: 'sluice fmt --stdin-path rules/shell.yaml < rules/shell.yaml', says: 'for an editor: the text on stdout' },
  ],
  load: async () => (await import('../verbs/run-fmt.ts')).runFmt,
})
