import { z } from 'zod'
import { and, or, type Verdict } from '../base/verdict.ts'
import type { Lookups } from '../events/lookups.ts'
import { readHost, type HostReading } from '../addresses/host-name.ts'
import { hostFits, readHostTest, type HostParam, type HostTest } from '../addresses/host-test.ts'
import { readAddressList, type Mailbox } from '../mail/read-address-list.ts'
import { foldCase } from '../text/fold-text.ts'
import type { OperatorModifiers } from './define-operator.ts'

/** What one mailbox must be; all parts must hold. */
export interface MailboxParam {
  readonly address?: string | readonly string[] | undefined
  readonly local?: string | readonly string[] | undefined
  readonly domain?: HostParam | undefined
}

/** For one value, so that each domain in it is read once. */
export type MailboxTest = (lookups: Lookups) => (mailbox: Mailbox) => Verdict

/** One address without a name. */
export const addressParam = z
  .string('must be a text')
  .check((context) => {
    const [mailbox, ...others] = readAddressList(context.value) ?? []
    if (mailbox !== undefined && others.length === 0 && /^[^\s<>():;,"]+$/u.test(context.value)) return
    const message = context.value === '' ? 'must not be empty' : 'must be one address like `ann@example.com`'
    context.issues.push({ code: 'custom', message, input: context.value })
  })
  .meta({ minLength: 1 })

export function bindMailboxTest(param: MailboxParam, modifiers: OperatorModifiers): MailboxTest {
  const foldsCase = modifiers.ignoreCase === true
  const addresses = listOf(param.address).flatMap((text) => readAddressList(text) ?? [])
  const tests: ((mailbox: Mailbox, fits: DomainFits) => Verdict)[] = []
  if (param.address !== undefined) {
    const wanted = addresses.map(({ local, domain }) => ({ local, host: readHostTest(domain) }))
    tests.push((mailbox, fits) =>
      anyOf(wanted, ({ local, host }) => and(fits(mailbox.domain, host), compareLocal(mailbox.local, local, foldsCase))),
    )
  }
  if (param.local !== undefined) {
    const wanted = listOf(param.local)
    tests.push((mailbox) => anyOf(wanted, (local) => compareLocal(mailbox.local, local, foldsCase)))
  }
  if (param.domain !== undefined) {
    const host = readHostTest(param.domain)
    tests.push((mailbox, fits) => fits(mailbox.domain, host))
  }
  return (lookups) => {
    const fits = domainFits(lookups)
    return (mailbox) => tests.map((test) => test(mailbox, fits)).reduce(and, 'hit')
  }
}

type DomainFits = (domain: string, test: HostTest) => Verdict

function domainFits(lookups: Lookups): DomainFits {
  const read = new Map<string, HostReading>()
  return (domain, test) => {
    let reading = read.get(domain)
    if (reading === undefined) read.set(domain, (reading = readHost(domain)))
    return reading.kind === 'host' ? hostFits(reading.host, test, lookups) : 'unknown'
  }
}

/** RFC 5321, section 2.4: whether case matters is the affair of the receiving host. */
function compareLocal(local: string, wanted: string, foldsCase: boolean): Verdict {
  if (local === wanted) return 'hit'
  if (foldCase(local) !== foldCase(wanted)) return 'miss'
  return foldsCase ? 'hit' : 'unknown'
}

function anyOf<T>(items: readonly T[], judge: (item: T) => Verdict): Verdict {
  return items.map(judge).reduce(or, 'miss')
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}
