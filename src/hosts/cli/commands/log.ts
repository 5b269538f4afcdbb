import { defineCommand } from '../define-command.ts'
import { formatOption } from '../options/shared-options.ts'

export const log = defineCommand({
  name: 'log',
  summary: 'check the chain of recorded decisions',
  description: [
    'Follows the chain of a record log over its files, in the order in which they are named; a folder stands for the ' +
      'files of its log, and - is stdin. Files may be packed by gzip. The first line that was changed, left out, put in or ' +
      'moved is named with its file. A last line that was not written to its end, as a crash leaves it, is told and is no ' +
      'break if the chain goes on behind it.',
    'Who can write the files can write another chain. What finds that out is a state that was kept elsewhere: --end for ' +
      'a log that is closed, --through for one that was longer since. A state is the number of records and the hash of the ' +
      'last one, as this command prints it.',
    'Ends with 0 if the chain is whole, 1 if it is broken, 2 if a file cannot be read, 4 if there is no record.',
  ],
  operands: [
    { name: '<verify>', summary: 'what to do' },
    { name: '<path...>', summary: 'files of records, oldest first, or the folder of a log' },
  ],
  options: [
    { flags: '--end <state>', summary: 'the chain ends here: lines that are missing at the end are missed' },
    { flags: '--through <state>', summary: 'the chain had this state once (repeatable)', isList: true },
    { flags: '--start <state>', summary: 'what stands before the first line, where older files were removed' },
    formatOption('log'),
  ],
  examples: [
    { line: 'sluice log verify /var/log/agent', says: 'all files of a log' },
    { line: 'sluice log verify old.jsonl.gz records-00000007.jsonl --format json', says: 'some of them, for a program' },
  ],
  load: async () => (await import('../verbs/run-log.ts')).runLog,
})
