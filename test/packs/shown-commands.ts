import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBlocks } from '../docs/read-blocks.ts'
import { repository } from '../support/cli-process.ts'

export interface ShownCommand {
  readonly page: string
  readonly command: string
  /** What the page shows below it. */
  readonly output: string
}

/** Each `$ command` of the console blocks of a page, with the output that it shows. */
export function shownCommands(page: string): readonly ShownCommand[] {
  return readBlocks(readFileSync(join(repository, page), 'utf8'))
    .filter(({ language }) => language === 'console')
    .flatMap(({ text }) => text.split(/^\$ /m).slice(1))
    .map((part) => {
      const end = part.indexOf('\n')
      return { page, command: part.slice(0, end), output: part.slice(end + 1) }
    })
}
