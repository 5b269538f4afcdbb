import { and, or, type Verdict } from '../base/verdict.ts'
import type { Lookups } from '../events/lookups.ts'
import { classTest, type ClassParam } from './class-test.ts'
import { hostFits, readHostTest, type HostParam } from './host-test.ts'
import type { HostName } from './host-name.ts'
import { judgeHost } from './judge-host.ts'
import { listOf } from './list-of.ts'
import { pathTest, type PathParam } from './path-test.ts'
import { queryTest, type QueryParam } from './query-test.ts'
import { hopsOf } from './url-hops.ts'
import { defaultPortOf, type ReadUrl } from './url-reading.ts'

/** The parameter of `url` (L-43). Everything that it names must hold. */
export interface UrlParam {
  readonly scheme?: string | readonly string[] | undefined
  readonly host?: HostParam | undefined
  readonly port?: PortParam | readonly PortParam[] | undefined
  readonly path?: PathParam | undefined
  readonly query?: QueryParam | undefined
  readonly userinfo?: 'none' | undefined
  readonly address?: ClassParam | undefined
  readonly redirects?: Redirects | undefined
}

export type PortParam = 'default' | number

/** Must every URL of the fetch fit, or some, or is only the written one judged? */
export type Redirects = 'every' | 'some' | 'ignore'

type PartTest = (url: ReadUrl, lookups: Lookups) => Verdict

/**
 * The test of a URL and of those to which a fetch of it is sent on. What cannot be read is unknown for its
 * hop; hops are asked for only until the verdict is certain. Source: L-43.
 *
 * @param isPermit a hit lets a call run, so every doubt must fall to the other side.
 */
export function urlTest(param: UrlParam, redirects: Redirects, isPermit: boolean): (text: string, lookups: Lookups) => Verdict {
  const judge = urlJudge(param, isPermit)
  const [combine, certain] = redirects === 'some' ? ([or, 'hit'] as const) : ([and, 'miss'] as const)
  return (text, lookups) => {
    let all: Verdict | undefined
    for (const hop of hopsOf(text, lookups)) {
      const verdict = hop.kind === 'unreadable' ? 'unknown' : judge(hop, lookups)
      all = all === undefined ? verdict : combine(all, verdict)
      if (all === certain || redirects === 'ignore') return all
    }
    return all ?? 'unknown'
  }
}

/** The test of one URL, all of whose parts must hold. */
export function urlJudge(param: UrlParam, isPermit: boolean): (url: ReadUrl, lookups: Lookups) => Verdict {
  const parts = partTests(param, isPermit)
  return (url, lookups) => {
    let verdict: Verdict = 'hit'
    for (const part of parts) {
      verdict = and(verdict, part(url, lookups))
      // What misses by itself sends no question to the world.
      if (verdict === 'miss') return verdict
    }
    return verdict
  }
}

/** In an order in which those that ask the world come last. A part that the URL does not have misses. */
function partTests({ scheme, host, port, path, query, userinfo, address }: UrlParam, isPermit: boolean): readonly PartTest[] {
  const parts: PartTest[] = []
  if (scheme !== undefined) {
    const wanted = new Set(listOf(scheme).map((name) => name.toLowerCase()))
    parts.push((url) => toVerdict(wanted.has(url.scheme)))
  }
  if (userinfo !== undefined) parts.push((url) => toVerdict(!url.hasUserinfo))
  if (port !== undefined) parts.push(portTest(listOf(port)))
  if (path !== undefined) {
    const fits = pathTest(path)
    parts.push((url) => (url.path === undefined ? 'miss' : fits(url.path)))
  }
  if (query !== undefined) {
    const fits = queryTest(query)
    parts.push((url) => (url.path === undefined ? 'miss' : fits(url.query)))
  }
  if (host !== undefined) {
    const test = readHostTest(host)
    parts.push(ofHost((name, lookups) => hostFits(name, test, lookups), isPermit))
  }
  if (address !== undefined) parts.push(ofHost(classTest(address, isPermit), isPermit))
  return parts
}

function ofHost(test: (host: HostName, lookups: Lookups) => Verdict, isPermit: boolean): PartTest {
  return ({ host }, lookups) => (host === undefined ? 'miss' : judgeHost(host, isPermit, (name) => test(name, lookups)))
}

/** The port of a scheme whose default is not known here is known only as written, and never as the default. */
function portTest(wanted: readonly PortParam[]): PartTest {
  return ({ scheme, host, port }) => {
    if (host === undefined) return 'miss'
    const usual = defaultPortOf(scheme)
    const used = port ?? usual
    return wanted
      .map((one): Verdict => {
        if (one !== 'default') return used === undefined ? 'unknown' : toVerdict(used === one)
        if (port === undefined) return 'hit'
        return usual === undefined ? 'unknown' : toVerdict(port === usual)
      })
      .reduce<Verdict>(or, 'miss')
  }
}

function toVerdict(holds: boolean): Verdict {
  return holds ? 'hit' : 'miss'
}
