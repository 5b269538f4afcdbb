import { z } from 'zod'
import { and, type Verdict } from '../base/verdict.ts'
import { asksForAddresses, type HostParam } from '../addresses/host-test.ts'
import { recipientsOf } from '../mail/recipients-of.ts'
import { defineOperator } from './define-operator.ts'
import { addressParam, bindMailboxTest, type MailboxParam, type MailboxTest } from './email-mailbox.ts'
import { hostParam } from './host-param.ts'
import { listed } from './listed-param.ts'
import { countParam, emptyParam, everyOf, judgeCount, noneOf, someOf, type CountParam } from './quantify.ts'
import { textParam } from './text-param.ts'

export interface EmailParam {
  readonly some?: MailboxParam | undefined
  readonly every?: MailboxParam | undefined
  readonly none?: MailboxParam | undefined
  readonly count?: CountParam | undefined
  readonly empty?: Verdict | undefined
}

const mailboxParam: z.ZodType<MailboxParam> = z
  .strictObject({
    address: listed(addressParam).optional(),
    local: listed(textParam).optional(),
    domain: hostParam.optional(),
  })
  .check((context) => {
    if (Object.keys(context.value).length > 0) return
    context.issues.push({ code: 'custom', message: 'must not be empty', input: context.value })
  })

const param: z.ZodType<EmailParam> = z
  .strictObject({
    some: mailboxParam.optional(),
    every: mailboxParam.optional(),
    none: mailboxParam.optional(),
    count: countParam.optional(),
    empty: emptyParam.optional(),
  })
  .check((context) => {
    const { some, every, none, count, empty } = context.value
    const asksMailboxes = some !== undefined || every !== undefined || none !== undefined
    if (!asksMailboxes && count === undefined) {
      context.issues.push({ code: 'custom', message: 'needs `some`, `every`, `none` or `count`', input: context.value })
    } else if (!asksMailboxes && empty !== undefined) {
      context.issues.push({ code: 'custom', path: ['empty'], message: 'means nothing beside `count` alone', input: empty })
    }
  })

/** Mailboxes as RFC 5322 reads them, and only where every reader agrees (L-45). */
export const email = defineOperator({
  name: 'email',
  summary: 'the mailboxes that an address list names pass every given test',
  details: [
    'The value is a text with an address list, `Ann <ann@example.com>, bob@example.org`; a map with such a text under `email` or `address`; or a list of these. An empty text and an empty list name nobody. Only the address between the angle brackets counts, never the name beside it.',
    '`some`, `every` and `none` take a map of `address`, `local` and `domain`, all of which must hold for one mailbox. Each takes one or a list; `domain` takes a host as `url` does: a name is this domain alone, `{ under: d }` is it and all below. `count` takes a number or a map of number tests. All that are given must hold. Over nobody `some` and `every` miss and `none` hits; `empty: hit`, `miss` or `unknown` says otherwise.',
    'Anything that is not an address list is unknown, and so is one that mail programs read in different ways: `;` between addresses, line breaks, two `@`, text behind an address, empty entries, source routes, `%` and `!` routes, encoded words in an address, quoted local parts that need their quotes, a backslash, comments that hold more than words, and maps with two members that could be the address.',
    'Domains fold as host names do. A local part that differs in case only is unknown, since the receiving host alone knows whether it is the same mailbox; with `ignore_case: true` it is. Aliases such as `ann+x` are other mailboxes here: to keep mail away from somebody, test the domain.',
  ],
  judges: ['text', 'array', 'object'],
  param,
  modifiers: ['ignoreCase'],
  holdsNames: true,
  needs: (tests) => (domainsOf(tests).some(asksForAddresses) ? ['addressesOf'] : []),
  bind({ some, every, none, count, empty }, modifiers) {
    const bind = (test: MailboxParam | undefined): MailboxTest | undefined => test && bindMailboxTest(test, modifiers)
    const [judgeSome, judgeEvery, judgeNone] = [bind(some), bind(every), bind(none)]
    return (value, _facts, lookups) => {
      const mailboxes = recipientsOf(value)
      if (mailboxes === undefined) return 'unknown'
      const verdicts: readonly (Verdict | undefined)[] = [
        judgeSome && someOf(mailboxes, judgeSome(lookups), empty),
        judgeEvery && everyOf(mailboxes, judgeEvery(lookups), empty),
        judgeNone && noneOf(mailboxes, judgeNone(lookups), empty),
        count === undefined ? undefined : judgeCount(count, mailboxes.length),
      ]
      return verdicts.filter((verdict) => verdict !== undefined).reduce(and, 'hit')
    }
  },
  explain: (_tests, value) =>
    recipientsOf(value) === undefined ? 'is no address list that every mail program reads alike' : 'names a mailbox that could not be compared',
  examples: [
    { param: { every: { domain: 'example.com' } }, value: 'Ann <ann@example.com>, bob@Example.COM', want: 'hit' },
    { param: { every: { domain: 'example.com' } }, value: '"bob@evil.test" <bob@example.com>', want: 'hit' },
    { param: { every: { domain: 'example.com' } }, value: 'ann@example.com.evil.test', want: 'miss' },
    { param: { every: { domain: 'example.com' } }, value: [{ name: 'Ann', email: 'ann@evil.test' }], want: 'miss' },
    { param: { every: { domain: 'example.com' } }, value: 'ann@example.com; eve@evil.test', want: 'unknown' },
    { param: { every: { domain: 'example.com' } }, value: [], want: 'miss' },
    { param: { every: { domain: 'example.com' }, empty: 'hit' }, value: [], want: 'hit' },
    { param: { some: { domain: { under: 'evil.test' } } }, value: ['ann@example.com', 'eve@mail.evil.test'], want: 'hit' },
    { param: { none: { address: 'eve@evil.test' } }, value: 'Eve@evil.test', want: 'unknown' },
    { param: { none: { address: 'eve@evil.test' } }, modifiers: { ignoreCase: true }, value: 'Eve@evil.test', want: 'miss' },
    { param: { count: { gte: 1, lte: 2 } }, value: 'Team: ann@example.com, bob@example.com;', want: 'hit' },
    { param: { count: 1 }, value: 5, want: 'unknown' },
  ],
})

function domainsOf({ some, every, none }: EmailParam): readonly HostParam[] {
  return [some, every, none].flatMap((test) => test?.domain ?? [])
}
