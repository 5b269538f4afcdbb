import { z } from 'zod'
import { addressClassNames } from '../addresses/address-class.ts'
import type { ClassParam } from '../addresses/class-test.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { listed } from './listed-param.ts'

const classes = listed(z.enum(addressClassNames, `must be one of ${addressClassNames.join(', ')}`))
const some = z.strictObject({ some: classes })

/** CLASS: of every address of a host, or with `some` of one of them; one or a list (L-43). */
export const classParam = dispatchedParam<ClassParam>(
  { string: classes, array: classes, object: some },
  'must be a class of addresses, a list of these or `{ some: … }`',
)
