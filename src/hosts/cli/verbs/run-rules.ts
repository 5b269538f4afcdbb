import { catalog } from '../../../catalog/catalog.ts'
import { lintRuleJson } from '../../../catalog/entries.ts'
import { lintIndexPage } from '../../../catalog/lint-index-page.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { pageFormat, pageView } from '../options/page-options.ts'
import { pageText } from '../page-text.ts'

/** The lint rules of a preset and a category: the generated list, cut down to them. */
export async function runRules({ options }: CommandRequest, io: Io): Promise<ExitCode> {
  const { preset, category } = options
  const lintRules = catalog.lintRules.filter(
    (rule) => (preset !== 'recommended' || rule.preset === 'recommended') && (category === undefined || rule.category === category),
  )
  switch (pageFormat(options)) {
    case 'json':
      await io.out(`${JSON.stringify(lintRules.map(lintRuleJson), undefined, 2)}\n`)
      break
    case 'markdown':
      await io.out(lintIndexPage({ lintRules }))
      break
    case 'text':
      await io.out(pageText(lintIndexPage({ lintRules }), pageView(io)))
  }
  return exitCode.clean
}
