/** One command of a scenario and what must come of it; an absent expectation is not compared. */
export interface ScenarioStep {
  readonly command: string
  readonly stdin: string
  readonly stdout?: string
  /** Stdout is as many JSON lines, each with at least these members. */
  readonly json?: readonly unknown[]
  readonly stderr?: string
  readonly exit: number
}

export interface Scenario {
  /** What it shows: the text before the first section. */
  readonly title: string
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly steps: readonly ScenarioStep[]
}

interface Section {
  readonly word: string
  readonly rest: string
  readonly text: string
}

const words = ['file', 'run', 'stdin', 'stdout', 'json', 'stderr', 'exit']

/**
 * Reads the form of test/scenarios/*.txt: a title, then sections that begin with `=== word rest`.
 * `file NAME` holds a file; `run COMMAND` begins a step; `stdin`, `stdout`, `json`, `stderr` and
 * `exit N` belong to the step before them. `(5 ms)` stands for any time, `...` alone on a line of an output stands for any lines;
 * `json` holds one object a line, each a part of the object on that line of stdout.
 */
export function readScenario(text: string): Scenario {
  const [title = '', ...parts] = text.split(/^=== /m)
  const sections = parts.map((part): Section => {
    const end = part.indexOf('\n')
    const [word = '', ...rest] = part.slice(0, end).split(' ')
    if (!words.includes(word)) throw new Error(`unknown section \`${word}\``)
    return { word, rest: rest.join(' '), text: part.slice(end + 1) }
  })
  const files = sections.filter(({ word }) => word === 'file').map(({ rest, text: body }) => ({ name: rest, text: body }))
  const starts = sections.flatMap(({ word }, index) => (word === 'run' ? [index] : []))
  const steps = starts.map((start, index) => readStep(sections.slice(start, starts[index + 1])))
  if (title.trim() === '' || steps.length === 0) throw new Error('a scenario needs a title and a step')
  return { title: title.trim().replaceAll('\n', ' '), files, steps }
}

function readStep(sections: readonly Section[]): ScenarioStep {
  const body = (word: string) => sections.find((section) => section.word === word)?.text
  const exit = sections.find(({ word }) => word === 'exit')
  if (exit === undefined) throw new Error('a step needs an exit code')
  const stdout = body('stdout')
  const json = body('json')
  const stderr = body('stderr')
  return {
    command: sections[0]?.rest ?? '',
    stdin: body('stdin') ?? '',
    ...(stdout !== undefined && { stdout }),
    ...(json !== undefined && { json: jsonLines(json) }),
    ...(stderr !== undefined && { stderr }),
    exit: Number(exit.rest),
  }
}

export function jsonLines(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
}

/** Does the output read as wanted, `...` lines standing for any number of lines, and `(5 ms)` for any time? */
export function isLike(output: string, want: string): boolean {
  const pattern = want
    .split('\n')
    .map((line) => line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\n')
    .replace(/^\\\.\\\.\\\.\n/gm, '(?:.*\\n)*?')
    .replace(/\\\(\d+ ms\\\)/g, '\\(\\d+ ms\\)')
  return new RegExp(`^${pattern}$`).test(output)
}

/** The words of a command line: blanks part them, single quotes hold them together. */
export function commandWords(command: string): readonly string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}
