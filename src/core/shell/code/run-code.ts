import { inNewShell } from '../code-text.ts'
import type { ShellWord } from '../shell-reading.ts'
import { reportCode, type Scope } from '../shell-scope.ts'
import { knownText, literalWord } from '../shell-words.ts'
import type { CodeJudgement, JudgeCode } from './code-judgement.ts'

/** Judges program text of an interpreter and reads what it starts; text that is not known is opaque (L-41). */
export function runCode(word: ShellWord, judge: JudgeCode, scope: Scope, where: string): void {
  const text = knownText(word)
  if (text === undefined) reportCode(scope, where)
  else judgeText(text, judge, scope, where)
}

/** The same for what an interpreter reads from its standard input. */
export function runInputCode(judge: JudgeCode, scope: Scope, where: string): void {
  if (scope.input.kind === 'opaque') reportCode(scope, where)
  else if (scope.input.kind === 'text') judgeText(scope.input.text, judge, scope, where)
}

function judgeText(text: string, judge: JudgeCode, scope: Scope, where: string): void {
  // Names of files in texts of awk and sed are found by their own commands, with the options of the program.
  if (!/awk|sed/u.test(where)) scope.findings.texts.push({ text, folder: scope.state.folder })
  applyJudgement(judge(text), scope, where)
}

function applyJudgement(judgement: CodeJudgement, scope: Scope, where: string): void {
  const own: Scope = { ...inNewShell(scope), route: 'interpreter', input: { kind: 'none' } }
  for (const script of judgement.scripts) own.reader.readText(script, own)
  for (const words of judgement.commands) own.reader.start(words.map(literalWord), [], own)
  if (judgement.isOpaque) reportCode(scope, where)
}
