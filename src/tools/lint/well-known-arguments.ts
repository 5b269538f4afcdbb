import type { ArgumentKind } from '../../core/catalogue/tool-description.ts'
import type { PathStep } from '../../core/paths/arg-path.ts'

/** Names that mean the same thing with whatever tool, small and without `_` and `-`. `command`, `cmd` and `script` as in L-70. */
const kindsByName: Readonly<Record<string, ArgumentKind>> = {
  command: 'shell', cmd: 'shell', script: 'shell', commandline: 'shell', shellcommand: 'shell', bashcommand: 'shell',
  path: 'path', paths: 'path', filepath: 'path', filepaths: 'path', file: 'path', files: 'path', filename: 'path', filenames: 'path',
  targetfile: 'path', absolutepath: 'path', notebookpath: 'path', relativepath: 'path', dir: 'path', dirpath: 'path', directory: 'path',
  folder: 'path', targetdirectory: 'path', workdir: 'path', cwd: 'path', oldpath: 'path', newpath: 'path', repopath: 'path',
  url: 'url', urls: 'url', uri: 'url', uris: 'url', href: 'url', webhookurl: 'url', baseurl: 'url', targeturl: 'url', imageurl: 'url',
  host: 'host', hostname: 'host', domain: 'host',
  sql: 'sql', sqlquery: 'sql', sqlstatement: 'sql',
  email: 'email', emails: 'email', emailaddress: 'email', cc: 'email', bcc: 'email', recipientemail: 'email', toaddress: 'email',
}

/** Names that mean something only with tools of a kind. */
const kindsByTool: readonly { readonly names: readonly string[]; readonly tools: RegExp; readonly kind: ArgumentKind }[] = [
  { names: ['query', 'statement', 'queries', 'statements'], tools: /sql|postgres|(?:^|[_-])(?:db|database)(?:[_-]|$)/i, kind: 'sql' },
  { names: ['to', 'recipient', 'recipients', 'attendees', 'participants'], tools: /mail/i, kind: 'email' },
]

/** What the name of an argument says, where no catalogue describes it. */
export function kindByName(tools: readonly string[], steps: readonly PathStep[]): ArgumentKind | undefined {
  const last = steps.findLast(({ kind }) => kind !== 'wildcard' && kind !== 'index')
  const names = namesOf(last).map(foldArgumentName)
  for (const name of names) {
    const kind = Object.hasOwn(kindsByName, name) ? kindsByName[name] : undefined
    if (kind !== undefined) return kind
  }
  const found = kindsByTool.find((row) => names.some((name) => row.names.includes(name)) && tools.length > 0 && tools.every((tool) => row.tools.test(tool)))
  return found?.kind
}

function namesOf(step: PathStep | undefined): readonly string[] {
  if (step?.kind === 'name' || step?.kind === 'descendant_name') return [step.name]
  return step?.kind === 'union' ? step.names : []
}

/** One spelling of `file_path`, `filePath` and `file-path`. */
export function foldArgumentName(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase()
}
