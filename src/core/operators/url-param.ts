import { z } from 'zod'
import type { PortParam, UrlParam } from '../addresses/url-test.ts'
import { classParam } from './class-param.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { hostParam } from './host-param.ts'
import { checkedText, listed } from './listed-param.ts'
import { urlPathParam } from './url-path-param.ts'
import { urlQueryParam } from './url-query-param.ts'

const scheme = checkedText((text) =>
  /^[a-z][a-z0-9+.-]*$/iu.test(text) ? undefined : 'must be the name of a scheme, such as `https`, without a colon',
)

const isDefault = z.literal('default', 'must be `default` or a number')
const number = z.int('must be a whole number').min(0, 'must not be negative').max(65_535, 'must not be above 65535')
const otherwise = 'must be `default`, a number or a list of these'
const port = dispatchedParam<PortParam | readonly PortParam[]>(
  {
    string: isDefault,
    number,
    array: z.array(dispatchedParam<PortParam>({ string: isDefault, number }, otherwise)).min(1, 'must not be empty'),
  },
  otherwise,
)

/** The parameter of `url` (L-43). `redirects` says how the others are put, and tests nothing by itself. */
export const urlParam: z.ZodType<UrlParam> = z
  .strictObject({
    scheme: listed(scheme).optional(),
    host: hostParam.optional(),
    port: port.optional(),
    path: urlPathParam.optional(),
    query: urlQueryParam.optional(),
    userinfo: z.literal('none', 'must be `none`').optional(),
    address: classParam.optional(),
    redirects: z.enum(['every', 'some', 'ignore'], 'must be `every`, `some` or `ignore`').optional(),
  }, 'must be a map')
  .check((context) => {
    if (Object.keys(context.value).some((key) => key !== 'redirects')) return
    context.issues.push({ code: 'custom', message: 'must test some part of the URL', input: context.value })
  })
