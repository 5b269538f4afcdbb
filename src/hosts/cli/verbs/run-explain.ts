import { catalog } from '../../../catalog/catalog.ts'
import { catalogEntries, entriesNamed, type CatalogEntry } from '../../../catalog/entries.ts'
import { indexPage } from '../../../catalog/index-page.ts'
import { nearestName } from '../../../core/base/nearest-name.ts'
import { printable } from '../../../core/diagnostics/printable.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { pageFormat, pageView } from '../options/page-options.ts'
import { pageText } from '../page-text.ts'
import { refuseUse } from '../refuse-use.ts'

/** The pages of what was named, in the order of the names; the list of all where nothing was. */
export async function runExplain(request: CommandRequest, io: Io): Promise<ExitCode> {
  const { operands, options } = request
  if (options['call'] !== undefined) return (await import('./run-explain-call.ts')).runExplainCall(request, io)
  const idle = ['line', 'whyNot', 'showValues'].find((name) => options[name] !== undefined)
  if (idle !== undefined) return refuseUse(io, '`--line`, `--why-not` and `--show-values` are about an event: name its file with `--call`')
  const all = catalogEntries(catalog)
  const found: CatalogEntry[] = []
  for (const word of operands) {
    const named = entriesNamed(all, word)
    if (named.length === 0) return refuseUse(io, unknownName(all, word))
    found.push(...named)
  }
  const shown = operands.length === 0 ? all : found
  switch (pageFormat(options)) {
    case 'json': {
      const entries = shown.map(({ kind, json }) => ({ kind, ...json() }))
      await io.out(`${JSON.stringify(entries, undefined, 2)}\n`)
      break
    }
    case 'markdown':
      await io.out(pagesOf(operands, found).join('\n'))
      break
    case 'text':
      await io.out(pagesOf(operands, found).map((page) => pageText(page, pageView(io))).join('\n'))
  }
  return exitCode.clean
}

function pagesOf(operands: readonly string[], found: readonly CatalogEntry[]): readonly string[] {
  return operands.length === 0 ? [indexPage(catalog, [])] : found.map(({ page }) => page())
}

function unknownName(all: readonly CatalogEntry[], word: string): string {
  const nearest = nearestName(word, all.flatMap(({ names }) => names))
  const hint = nearest === undefined ? '`sluice explain` lists all names' : `did you mean \`${nearest}\`?`
  return `nothing is called \`${printable(word)}\`; ${hint}`
}
