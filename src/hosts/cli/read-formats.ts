import { nearestName } from '../../core/base/nearest-name.ts'
import { reportersOf } from '../../reporters/registry.ts'
import type { Reporter, Reports } from '../../reporters/define-reporter.ts'
import type { Given } from './define-command.ts'

/** A form of output and where it goes: a file, or stdout. */
export interface ReportTarget {
  readonly reporter: Reporter
  readonly file?: string
}

/** The values of `--format`, or of another flag that says the same: `text`, `sarif=out.sarif`. One form goes to stdout at most, since two in one stream are neither. */
export function readFormats(kind: keyof Reports, given: readonly string[], flag = '--format'): Given<readonly ReportTarget[]> {
  const known = reportersOf(kind)
  const targets: ReportTarget[] = []
  for (const text of given.length === 0 ? ['text'] : given) {
    const split = text.indexOf('=')
    const name = split === -1 ? text : text.slice(0, split)
    const reporter = known.find((each) => each.name === name)
    if (reporter === undefined) return { ok: false, message: `${flag}: unknown format \`${name}\`; ${advice(name, known)}` }
    const file = split === -1 ? '-' : text.slice(split + 1)
    if (file === '') return { ok: false, message: `${flag}: \`${name}=\` needs a file, as in \`${flag} ${name}=report.txt\`` }
    targets.push(file === '-' ? { reporter } : { reporter, file })
  }
  const twice = targets.find(({ file }, index) => targets.findIndex((other) => other.file === file) !== index)
  if (twice === undefined) return { ok: true, value: targets }
  const where = twice.file === undefined ? 'stdout' : `\`${twice.file}\``
  return { ok: false, message: `${flag}: two formats go to ${where}; give one of them a file of its own, as in \`${flag} sarif=out.sarif\`` }
}

function advice(name: string, known: readonly Reporter[]): string {
  const names = known.map((each) => each.name)
  const near = nearestName(name, names)
  return near === undefined ? `the formats here are ${names.join(', ')}` : `did you mean \`${near}\`?`
}
