import { z } from 'zod'
import { readHostOperand, type HostParam } from '../addresses/host-test.ts'
import { readNetwork } from '../addresses/network.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { checkedText, listed } from './listed-param.ts'

const hostText = checkedText(problemOfHost)
const domainText = checkedText(problemOfDomain)
const networkText = checkedText((text) =>
  readNetwork(text) === undefined ? 'is no network like `10.0.0.0/8`, with zeros behind its prefix' : undefined,
)

/** One or more networks. */
export const networksParam = listed(networkText)

const patternShape = z
  .strictObject({
    under: listed(domainText).optional(),
    below: listed(domainText).optional(),
    cidr: networksParam.optional(),
  })
  .check((context) => {
    if (Object.keys(context.value).length === 1) return
    context.issues.push({ code: 'custom', message: 'must be one of `under`, `below`, `cidr`', input: context.value })
  })

const otherwise = 'must be a host, `{ under: … }`, `{ below: … }`, `{ cidr: … }` or a list of these'
const one = dispatchedParam({ string: hostText, object: patternShape }, otherwise)

/** HOST: an exact host, a domain with or without its own name, networks; one or a list (L-43). */
export const hostParam = dispatchedParam<HostParam>(
  { string: hostText, object: patternShape, array: z.array(one).min(1, 'must not be empty') },
  otherwise,
)

function problemOfHost(text: string): string | undefined {
  if (text.includes('*')) return 'takes no `*`; for all names of a domain write `{ below: … }`'
  const reading = readHostOperand(text)
  if (reading.kind === 'unreadable') {
    return /[/:@]/u.test(text) ? 'must be a host alone, without scheme, user, port or path' : reading.why
  }
  const isAmbiguous = reading.host.kind === 'address' && reading.host.asDecimal !== undefined
  return isAmbiguous ? 'has a part with a zero in front, which readers take for different numbers' : undefined
}

function problemOfDomain(text: string): string | undefined {
  const problem = problemOfHost(text)
  if (problem !== undefined) return problem
  const reading = readHostOperand(text)
  const isAddress = reading.kind === 'host' && reading.host.kind === 'address'
  return isAddress ? 'must be a name; for addresses write `{ cidr: … }`' : undefined
}
