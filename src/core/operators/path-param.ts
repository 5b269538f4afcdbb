import { z } from 'zod'
import { limits } from '../base/limits.ts'
import { globProblem, nameProblem, operandProblem } from '../files/operand-problem.ts'
import type { NameOperand, PathTest, Texts } from '../files/path-test.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { textParam } from './text-param.ts'

/** A text of which the given problem is not true. */
function checkedText(problemOf: (text: string) => string | undefined) {
  return textParam.max(limits.filePathLength, 'is longer than a path can be').check((context) => {
    const message = context.value === '' ? undefined : problemOf(context.value)
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
  })
}

function oneOrMore<Operand extends string | object>(one: z.ZodType<Operand>) {
  const list = z.array(one, 'must be a list').min(1, 'must not be empty')
  return { one, list }
}

function textsParam(problemOf: (text: string) => string | undefined): z.ZodType<Texts> {
  const { one, list } = oneOrMore<string>(checkedText(problemOf))
  return dispatchedParam<Texts>({ string: one, array: list }, 'must be a text or a list of texts')
}

const noProblem = () => undefined
const nameText = checkedText(nameProblem)
const nameGlob = z.strictObject({ glob: textsParam(nameProblem) })
const nameWords = 'must be a name, `{ glob: ... }` or a list of both'
const nameEntry = dispatchedParam<NameOperand>({ string: nameText, object: nameGlob }, nameWords)

/** The parameter of `path` (L-42). */
export const pathParam: z.ZodType<PathTest> = z
  .strictObject({
    inside: textsParam(operandProblem).optional(),
    equals: textsParam(operandProblem).optional(),
    name: dispatchedParam<NameOperand | readonly NameOperand[]>(
      { string: nameText, object: nameGlob, array: oneOrMore(nameEntry).list },
      nameWords,
    ).optional(),
    glob: textsParam(globProblem).optional(),
    ext: textsParam(noProblem).optional(),
    links: z.enum(['resolve', 'lexical'], 'must be `resolve` or `lexical`').optional(),
    strict: z.boolean('must be true or false').optional(),
  })
  .check((context) => {
    const { inside, equals, name, glob, ext, strict } = context.value
    const tests = [inside, equals, name, glob, ext]
    const message = tests.every((test) => test === undefined)
      ? 'must not be empty: it takes `inside`, `equals`, `name`, `glob` or `ext`'
      : strict !== undefined && inside === undefined
        ? '`strict` says something about `inside` alone'
        : undefined
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
  })
