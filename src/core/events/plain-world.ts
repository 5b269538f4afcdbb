import type { World } from './world.ts'

/** A world written down, for tests and examples (L-80). What is not named is as in a plain one: no links, no files, public names, no redirects. */
export interface PlainWorld {
  readonly links?: Readonly<Record<string, string>>
  readonly files?: readonly string[]
  readonly dns?: Readonly<Record<string, readonly string[]>>
  readonly redirects?: Readonly<Record<string, string>>
}

/** Of names that a plain world does not list: a public address. */
const PUBLIC_ADDRESS = '93.184.215.14'

/** Links that lead to links, as deep as a kernel follows them. */
const MOST_LINKS = 40

/** The ports of a plain world answer at once. */
export interface PlainPorts extends World {
  readonly realPath: (path: string) => string
  readonly filesBelow: (folder: string) => readonly string[]
  readonly addressesOf: (name: string) => readonly string[]
  readonly redirectOf: (url: string) => string | null
}

/**
 * The ports of a plain world. Relative files and link targets lie below `cwd`.
 *
 * @param parseSql of a host that can; without it `sql` is unknown.
 */
export function plainWorld(
  { links = {}, files = [], dns = {}, redirects = {} }: PlainWorld,
  cwd = '/',
  parseSql?: World['parseSql'],
): PlainPorts {
  const targets = new Map(Object.entries(links).map(([link, target]) => [absolute(link, cwd), target]))
  const paths = files.map((file) => absolute(file, cwd))
  return {
    realPath: (path) => follow(path, targets),
    filesBelow(folder) {
      const prefix = folder.endsWith(separatorOf(folder)) ? folder : folder + separatorOf(folder)
      return paths.filter((path) => path.startsWith(prefix))
    },
    addressesOf: (name) => (Object.hasOwn(dns, name) ? (dns[name] ?? []) : [PUBLIC_ADDRESS]),
    redirectOf: (url) => (Object.hasOwn(redirects, url) ? (redirects[url] ?? null) : null),
    ...(parseSql === undefined ? {} : { parseSql }),
  }
}

/** Component by component, as a kernel does: a `..` leaves the folder that a link leads to. */
function follow(path: string, targets: ReadonlyMap<string, string>): string {
  const separator = separatorOf(path)
  const root = rootOf(path)
  let reached = root
  let rest = path.slice(root.length).split(separator)
  for (let followed = 0; rest.length > 0; ) {
    const [name, ...others] = rest
    rest = others
    if (name === undefined || name === '' || name === '.') continue
    if (name === '..') {
      reached = parentOf(reached, root, separator)
      continue
    }
    const next = reached.endsWith(separator) ? reached + name : reached + separator + name
    const target = targets.get(next)
    if (target === undefined) {
      reached = next
      continue
    }
    if (++followed > MOST_LINKS) throw new RangeError('too many links')
    const isAbsolute = rootOf(target) !== ''
    if (isAbsolute) reached = rootOf(target)
    rest = [...(isAbsolute ? target.slice(rootOf(target).length) : target).split(separator), ...rest]
  }
  return reached
}

function absolute(path: string, cwd: string): string {
  if (rootOf(path) !== '') return path
  return cwd.endsWith(separatorOf(cwd)) ? cwd + path : cwd + separatorOf(cwd) + path
}

function parentOf(path: string, root: string, separator: string): string {
  const at = path.lastIndexOf(separator)
  return at < root.length ? root : path.slice(0, at)
}

/** `/`, `C:\`, or nothing. */
function rootOf(path: string): string {
  return /^(?:\/|[A-Za-z]:\\)/u.exec(path)?.[0] ?? ''
}

function separatorOf(path: string): '/' | '\\' {
  return /^[A-Za-z]:\\/u.test(path) ? '\\' : '/'
}
