import type { Json } from '../../base/json.ts'
import type { Verdict } from '../../base/verdict.ts'
import type { ShellProgram } from '../../shell/shell-reading.ts'
import type { TargetQuestion } from './compile-path-target.ts'

export type TextTester = (text: string, question: TargetQuestion) => Verdict
export type EmailTester = (value: Json, question: TargetQuestion) => Verdict
/** A program of a command line, or a text that may name one. */
export type ProgramTester = (program: ShellProgram | string, question: TargetQuestion) => Verdict
