import { spanAt } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { exampleException } from '../../example-exception.ts'

export const expiredException = defineLintRule({
  name: 'expired-exception',
  code: 'SLC607',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'the last day of an exception is over',
  why: 'It no longer applies, so the calls that it let run are refused. What is left of it misleads whoever reads the policy.',
  fix: 'Take it out, or have its owner judge it anew and set a later day.',
  examples: { bad: [exampleException({ expires: '2027-01-30' })], good: [exampleException({ expires: '2027-01-31' })] },
  since: '0.2.0',
  *check(_policy, { exceptions, now }) {
    if (now === undefined) return
    for (const { exception, node } of exceptions) {
      if (exception.endsAt > now) continue
      const message = `the exception \`${exception.id}\` has ended and no longer applies`
      yield { span: spanAt(node, ['expires']), message, hint: `take it out, or ask \`${exception.owner}\` to judge it anew` }
    }
  },
})
