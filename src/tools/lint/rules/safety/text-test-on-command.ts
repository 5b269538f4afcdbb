import { defineLintRule } from '../../define-lint-rule.ts'
import { textTestFindings } from '../../text-test.ts'

export const textTestOnCommand = defineLintRule({
  name: 'text-test-on-command',
  code: 'SLC502',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a text test judges a command line, which has many spellings',
  why: 'A shell reads `rm -fr /`, `r""m -r -f /` and `bash -c "rm -rf /"` alike, a text test does not. Each of them gets past a guard on the text (L-44).',
  fix: 'Judge the programs that the command can start: `shell: { runs: rm }`, or `shell: { only: [...] }` where a hit lets it run.',
  examples: {
    bad: [
      `- id: no-delete
  event: tool_call
  match: { tool: bash, args: { $.command: { contains: rm -rf } } }
  skip: The command did not run. Do not delete folders.
`,
      `- id: only-git
  event: tool_call
  match: { tool: run_it }
  unless: { args: { $.cmd: { starts_with: "git " } } }
  skip: The command did not run. Use git.
`,
    ],
    good: [
      `- id: no-delete
  event: tool_call
  match: { tool: bash, args: { $.command: { shell: { runs: { program: rm, flags_any: [r, R, recursive] } } } } }
  skip: The command did not run. Do not delete folders.
`,
    ],
  },
  since: '0.2.0',
  check: (_policy, context) =>
    textTestFindings(context, {
      kinds: ['shell'],
      what: 'a command line',
      hint: 'judge the programs with `shell: { runs: ... }`',
      instead({ name, operand }, _text, isLoosening) {
        if (operand.kind !== 'literal' || typeof operand.param !== 'string' || name === 'ends_with' || name === 'matches' || name === 'glob') return undefined
        const [program = '', ...flags] = operand.param.trim().split(/\s+/)
        if (!/^[a-z][\w.+-]*$/.test(program)) return undefined
        if (isLoosening) return name === 'starts_with' && flags.length === 0 ? `shell: { only: ${program} }` : undefined
        if (flags.length === 0) return `shell: { runs: ${program} }`
        const names = flags.map(flagNames)
        return names.every((one) => one !== undefined) ? `shell: { runs: { program: ${program}, flags_all: [${names.flat().join(', ')}] } }` : undefined
      },
    }),
})

/** `-rf` is two flags, `--force` one. */
function flagNames(word: string): readonly string[] | undefined {
  if (/^-[A-Za-z]+$/.test(word)) return word.slice(1).match(/./g) ?? undefined
  return /^--[a-z][a-z-]*$/.test(word) ? [word.slice(2)] : undefined
}
