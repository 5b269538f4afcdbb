import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Diagnostic, Result } from '../../core/diagnostics/diagnostic.ts'
import { failure, success } from '../../core/diagnostics/result.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import { findPolicyFiles } from '../node/find-policy-files.ts'
import { readFailure } from '../node/read-source.ts'

/**
 * The files that operands name, each once, in the order given: a file is itself, a folder the YAML files
 * in which policies are looked for. All operands that lead nowhere are reported.
 */
export async function findSources(operands: readonly string[]): Promise<Result<readonly string[]>> {
  const files = new Map<string, string>()
  const problems: Diagnostic[] = []
  for (const operand of operands) {
    const found = await filesAt(operand)
    problems.push(...found.diagnostics)
    if (found.ok) for (const file of found.value) if (!files.has(resolve(file))) files.set(resolve(file), file)
  }
  return problems.length === 0 ? success([...files.values()]) : failure(problems)
}

async function filesAt(operand: string): Promise<Result<readonly string[]>> {
  const name = operand.replace(/(?<=.)\/+$/, '')
  try {
    if (!(await stat(operand)).isDirectory()) return success([operand])
    const { files, isCut } = await findPolicyFiles(name)
    if (isCut) return failure([wholeError('SLC803', `\`${name}\` holds too many files to look for policies in`)])
    if (files.length === 0) return failure([wholeError('SLC803', `there is no policy in \`${name}\``)])
    return success(files.map((file) => (name === '/' ? `/${file}` : `${name}/${file}`)))
  } catch (error) {
    return failure([wholeError('SLC335', `\`${name}\` ${readFailure(error)}`)])
  }
}
