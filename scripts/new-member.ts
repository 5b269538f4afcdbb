import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// `npm run new operator starts-with` writes the file of a new member and its line in the registry; a lint rule names its
// category too: `npm run new lint-rule safety/some-name`.

interface MemberKind {
  readonly folder: string
  readonly list: string
  readonly text: (member: { readonly constant: string; readonly name: string; readonly file: string }) => string
  /** Default: a test file is written beside it. */
  readonly hasTest?: boolean
}

const kinds: Readonly<Record<string, MemberKind>> = {
  operator: {
    folder: 'src/core/operators',
    list: 'operators',
    text: ({ constant, name }) => `import { z } from 'zod'
import { defineOperator } from './define-operator.ts'

/**
 * Say what the types cannot: which values it judges, and what it does with the rest.
 * Source: L-40.
 */
export const ${constant} = defineOperator({
  name: '${name}',
  summary: '',
  judges: ['text'],
  modifiers: [],
  param: z.string().min(1, 'must not be empty'),
  bind: (param) => (value) => (value === param ? 'hit' : 'miss'),
  examples: [],
})
`,
  },
  action: {
    folder: 'src/core/actions',
    list: 'actions',
    text: ({ constant, name }) => `import { z } from 'zod'
import { defineAction } from './define-action.ts'

/**
 * Say which flow it answers with and what happens when it cannot be done.
 * Source: L-30.
 */
export const ${constant} = defineAction({
  name: '${name}',
  summary: '',
  events: ['tool_call'],
  isGuard: false,
  kind: 'flow',
  param: z.string().min(1, 'must not be empty'),
  examples: [],
})
`,
  },
  ...lintRuleKinds(),
  reporter: {
    folder: 'src/reporters',
    list: 'reporters',
    text: ({ constant, name }) => `import { defineReporter } from './define-reporter.ts'

export const ${constant} = defineReporter({
  name: '${name}',
  summary: '',
  check: () => '',
  tests: () => '',
  replay: () => '',
})
`,
  },
  command: {
    folder: 'src/hosts/cli/commands',
    list: 'commands',
    text: ({ constant, name }) => `import { defineCommand } from '../define-command.ts'

export const ${constant} = defineCommand({
  name: '${name}',
  summary: '',
  description: [''],
  operands: [],
  options: [],
  examples: [],
  load: async () => (await import('../verbs/run-${name}.ts')).run${constant.charAt(0).toUpperCase()}${constant.slice(1)},
})
`,
  },
}

/** `lint-rule/safety` and its like: each category is a folder with its own list. */
function lintRuleKinds(): Readonly<Record<string, MemberKind>> {
  const ranges = { correctness: '4', safety: '5', style: '6' }
  return Object.fromEntries(
    Object.entries(ranges).map(([category, range]): [string, MemberKind] => [
      `lint-rule/${category}`,
      {
        folder: `src/tools/lint/rules/${category}`,
        list: `${category}Rules`,
        // Its examples are run by the test of all rules.
        hasTest: false,
        text: ({ constant, file }) => `import { defineLintRule } from '../../define-lint-rule.ts'

export const ${constant} = defineLintRule({
  name: '${file}',
  code: 'SLC${range}00',
  category: '${category}',
  severity: 'warning',
  preset: 'recommended',
  summary: '',
  why: '',
  fix: '',
  examples: {
    bad: [''],
    good: [''],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule } of rules) {
      if (rule.match !== undefined) continue
      yield { span: rule.span, message: '', hint: '' }
    }
  },
})
`,
      },
    ]),
  )
}

const [kindWord = '', place = ''] = process.argv.slice(2)
// `lint-rule safety/some-name` is the kind `lint-rule/safety` and the name `some-name`.
const parts = place.split('/')
const file = parts.at(-1) ?? ''
const kindName = [kindWord, ...parts.slice(0, -1)].join('/')
const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined
if (kind === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file)) {
  console.error(`usage: npm run new ${Object.keys(kinds).map((known) => known.replace('/', ' ')).join('|')} some-name`)
  process.exitCode = 2
} else {
  addMember(kind, file)
}

function addMember({ folder, list, text, hasTest = true }: MemberKind, name: string): void {
  const path = join(folder, `${name}.ts`)
  if (existsSync(path)) {
    console.error(`${path} is there already`)
    process.exitCode = 2
    return
  }
  const constant = name.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase())
  writeFileSync(path, text({ constant, name: name.replaceAll('-', '_'), file: name }))
  if (hasTest) {
    writeFileSync(
      join(folder, `${name}.test.ts`),
      `import { expect, test } from 'vitest'\nimport { ${constant} } from './${name}.ts'\n\n` +
        `test('say what holds, and cite the rule', () => {\n  expect(${constant}.examples).not.toEqual([])\n})\n`,
    )
  }
  const registry = join(folder, 'registry.ts')
  const before = readFileSync(registry, 'utf8')
  writeFileSync(registry, withMember(before, list, constant, name))
  const siblings = readdirSync(folder).filter((each) => each.endsWith('.test.ts')).length
  console.log(`wrote ${path}${hasTest ? ' and its test' : ''}, and listed it (${String(siblings)} tests in this folder)`)
  console.log(`next: fill both files, then \`npm run docs && npm run check\``)
}

/** The registry with one more import and one more entry, both at the place where sorting by file name puts them. */
function withMember(registry: string, list: string, constant: string, name: string): string {
  const lines = registry.split('\n')
  const imported = lines.flatMap((line, index) => {
    const found = /^import \{ (\w+) \} from '\.\/([a-z0-9-]+)\.ts'$/.exec(line)
    return found ? [{ index, constant: found[1], file: found[2] ?? '' }] : []
  })
  const next = imported.find(({ file: other }) => other > name)
  lines.splice(next?.index ?? (imported.at(-1)?.index ?? -1) + 1, 0, `import { ${constant} } from './${name}.ts'`)
  const text = lines.join('\n')
  const array = new RegExp(`(export const ${list}[^=]*= \\[)([^\\]]*)(\\])`).exec(text)
  if (array === null) throw new Error(`the registry has no list \`${list}\``)
  const [whole, head = '', body = '', tail = ''] = array
  const entries = body.split(',').map((entry) => entry.trim()).filter((entry) => entry !== '')
  const at = next === undefined ? entries.length : entries.indexOf(next.constant ?? '')
  entries.splice(at === -1 ? entries.length : at, 0, constant)
  const joined = body.includes('\n') ? `\n${entries.map((entry) => `  ${entry},`).join('\n')}\n` : entries.join(', ')
  return text.replace(whole, () => head + joined + tail)
}
