import { z } from 'zod'
import satisfies from 'semver/functions/satisfies.js'
import parseVersion from 'semver/functions/valid.js'
import parseRange from 'semver/ranges/valid.js'
import { defineOperator } from './define-operator.ts'
import { toVerdict } from './typed-test.ts'

/**
 * A range in the notation of npm. Versions before a release stand where their order puts them,
 * `1.9.0-beta` below `2.0.0`: left out, as installers do, they would pass a guard. A text that is no
 * version is unknown. Source: L-40.
 */
export const semver = defineOperator({
  name: 'semver',
  summary: 'the text is a semantic version within the given range',
  judges: ['text'],
  param: z
    .string('must be a text')
    .max(256, 'must not be longer than 256 characters')
    .check((context) => {
      if (context.value.trim() !== '' && parseRange(context.value) !== null) return
      const message = context.value.trim() === '' ? 'must not be empty' : 'is no range of versions'
      context.issues.push({ code: 'custom', message, input: context.value })
    }),
  modifiers: [],
  bind: (range) => (value) => {
    const version = typeof value === 'string' ? parseVersion(value) : null
    return version === null ? 'unknown' : toVerdict(satisfies(version, range, { includePrerelease: true }))
  },
  examples: [
    { param: '>=1.2.0 <2.0.0', value: '1.10.0', want: 'hit' },
    { param: '>=1.2.0 <2.0.0', value: '2.0.0', want: 'miss' },
    { param: '<2.0.0', value: '1.9.0-beta', want: 'hit' },
    { param: '^1.2.0', value: '2.0.0-beta', want: 'miss' },
    { param: '^1.2.0', value: '1.2', want: 'unknown' },
    { param: '^1.2.0', value: 1.2, want: 'unknown' },
  ],
})
