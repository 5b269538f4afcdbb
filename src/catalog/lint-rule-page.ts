import { printable } from '../core/diagnostics/printable.ts'
import { renderFrame } from '../core/diagnostics/render-frame.ts'
import type { LintExample, LintRule } from '../tools/lint/define-lint-rule.ts'
import { ownFindings, machineFix, type MachineFix } from '../tools/lint/example-findings.ts'
import { fenced } from './markdown.ts'

/** The page of a lint rule, in the form of the page of a code: its frames come from running its examples. */
export function lintRulePage(rule: LintRule): string {
  const { code, name, category, severity, preset, summary, why, fix, examples, since } = rule
  return [
    `# ${code}: ${summary}`,
    `\`${name}\`, ${severity}, ${category}`,
    '## Why',
    why,
    '## Bad',
    ...examples.bad.flatMap((example) => [yaml(example), ...frames(rule, example)]),
    '## Good',
    ...examples.good.map(yaml),
    '## Fix',
    fix,
    fixTexts[machineFix(rule)],
    '## Level',
    levelText(severity, preset),
    '## Since',
    since,
  ]
    .join('\n\n')
    .concat('\n')
}

const fixTexts: Readonly<Record<MachineFix, string>> = {
  safe: '`sluice lint --fix` does it: no call is decided otherwise, or only more strictly where the text was plainly a slip.',
  unsafe: '`sluice lint --fix-unsafe` does it. It may change what is decided, so read the difference.',
  some: '`sluice lint --fix` does it where it is safe, and leaves the rest to you.',
  none: 'No program does it: it takes somebody who knows what was meant.',
}

/** In which cells of a table a machine fix shows. */
export function fixWord(rule: LintRule): string {
  const fix = machineFix(rule)
  return fix === 'none' ? '' : fix
}

function levelText(severity: LintRule['severity'], preset: LintRule['preset']): string {
  const presets = preset === 'recommended' ? 'in the presets `recommended` and `strict`' : 'in the preset `strict`, off in `recommended`'
  return `\`${severity}\` ${presets}. \`sluice.config.yaml\` sets another one, for all files or some.`
}

function yaml(example: LintExample): string {
  return fenced(
    'yaml',
    example
      .split('\n')
      .map((line) => printable(line))
      .join('\n'),
  )
}

function frames(rule: LintRule, example: LintExample): readonly string[] {
  const found = ownFindings(rule, example)
  return found.length === 0 ? [] : [fenced('text', found.map((finding) => renderFrame(finding)).join('\n\n'))]
}
