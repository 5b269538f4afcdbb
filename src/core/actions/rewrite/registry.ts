import { clamp } from './clamp.ts'
import { coerce } from './coerce.ts'
import { defaultValue } from './default.ts'
import { rebase } from './rebase.ts'
import { redact } from './redact.ts'
import { remove } from './remove.ts'
import { replace } from './replace.ts'
import { set } from './set.ts'
import { strip } from './strip.ts'

/** The operations of `rewrite`, sorted by name (L-31). */
export const operations = [clamp, coerce, defaultValue, rebase, redact, remove, replace, set, strip] as const
export type OperationName = (typeof operations)[number]['name']
