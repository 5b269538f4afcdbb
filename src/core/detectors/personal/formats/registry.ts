import type { DetectorDefinition } from '../../define-detector.ts'
import { dateTime } from './date-time.ts'
import { webAddress } from './web-address.ts'

/**
 * Formats that a person may be found by only together with more: days and addresses in the web. Not
 * tagged as personal data, since ordinary logs are full of them; a policy names them one by one.
 */
export const formatDetectors = [dateTime, webAddress] as const satisfies readonly DetectorDefinition[]
