import type { CodeDefinition, CodeExample } from '../core/diagnostics/define-code.ts'
import { renderFrame } from '../core/diagnostics/render-frame.ts'
import { printable } from '../core/diagnostics/printable.ts'
import { codeExampleFindings } from './code-example-findings.ts'
import { exampleEntries } from './example-entries.ts'
import { fenced } from './markdown.ts'

/** The page of a code: what it means, why, the examples with the frames they give, how to mend it. */
export function codePage(definition: CodeDefinition): string {
  const { code, kind, severity, summary, why, fix, bad, good, noExample, since } = definition
  return [
    `# ${code}: ${summary}`,
    `\`${kind}\`, ${severity}`,
    '## Why',
    why,
    ...(bad === undefined ? [] : ['## Bad', ...exampleParts(bad), ...frames(bad)]),
    ...(good === undefined ? [] : ['## Good', ...exampleParts(good)]),
    ...(noExample === undefined ? [] : ['## Example', `None: ${noExample}.`]),
    '## Fix',
    fix,
    '## Since',
    since,
  ]
    .join('\n\n')
    .concat('\n')
}

function exampleParts(example: CodeExample): string[] {
  const files = exampleEntries(example)
  const named = files.length > 1
  return [
    ...files.flatMap(({ source, tier }) => [
      ...(named ? [`\`${source.name}\`${tier === undefined ? '' : `, tier \`${tier}\``}:`] : []),
      // Characters that cannot be seen are shown as they are named in frames.
      fenced('yaml', shown(source.text)),
    ]),
    ...(example.checks === undefined ? [] : [suppliedChecks(example.checks)]),
    ...(example.events === undefined ? [] : ['The events:', fenced('json', example.events.join('\n'))]),
  ]
}

function suppliedChecks(checks: readonly string[]): string {
  if (checks.length === 0) return 'The host supplies no check.'
  return `The host supplies ${checks.map((name) => `\`${name}\``).join(', ')}.`
}

function frames(example: CodeExample): string[] {
  const diagnostics = codeExampleFindings(example)
  if (diagnostics.length === 0) return []
  return [fenced('text', diagnostics.map((diagnostic) => renderFrame(diagnostic)).join('\n\n'))]
}

function shown(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line))
    .join('\n')
}
