import { spanAt } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { exampleException } from '../../example-exception.ts'
import { saysNothing } from '../../says-nothing.ts'

/** Words that mean somebody else for each who reads them. */
const anybody: ReadonlySet<string> = new Set([
  'admin',
  'all',
  'anybody',
  'anyone',
  'everybody',
  'everyone',
  'i',
  'me',
  'myself',
  'nobody',
  'owner',
  'person',
  'self',
  'somebody',
  'someone',
  'team',
  'the team',
  'us',
  'user',
  'we',
  'you',
])

export const exceptionOwner = defineLintRule({
  name: 'exception-owner',
  code: 'SLC608',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'the owner of an exception is nobody who can be asked',
  why: 'When its day comes somebody must say whether the exception is still needed. A word that names nobody leaves that to chance.',
  fix: 'Name a team, a mail address or a handle.',
  examples: {
    bad: [exampleException({ owner: 'me' }), exampleException({ owner: 'n/a' })],
    good: [exampleException({ owner: 'web team' }), exampleException({ owner: 'security@example.org' })],
  },
  since: '0.2.0',
  *check(_policy, { exceptions }) {
    for (const { exception, node } of exceptions) {
      const { owner } = exception
      if (!saysNothing(owner) && !anybody.has(owner.trim().toLowerCase())) continue
      yield { span: spanAt(node, ['owner']), message: `\`${owner}\` is nobody who can be asked`, hint: 'name a team, a mail address or a handle' }
    }
  },
})
