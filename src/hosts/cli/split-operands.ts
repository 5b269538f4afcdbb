import { stat } from 'node:fs/promises'
import { isYamlName } from '../node/find-yaml-files.ts'

export interface SplitOperands {
  readonly policies: readonly string[]
  readonly traces: readonly string[]
}

/** Policies are folders and YAML files; everything else is a trace (`sluice replay --help`). */
export async function splitOperands(operands: readonly string[]): Promise<SplitOperands> {
  const policies: string[] = []
  const traces: string[] = []
  for (const operand of operands) {
    if (operand !== '-' && (isYamlName(operand) || (await isFolder(operand)))) policies.push(operand)
    else traces.push(operand)
  }
  return { policies, traces }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
