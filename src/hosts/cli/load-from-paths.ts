import type { Result } from '../../core/diagnostics/diagnostic.ts'
import { failure } from '../../core/diagnostics/result.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import { loadPolicy, type LoadOptions } from '../../core/load/load-policy.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { type PolicyPath, readPolicyPaths } from '../node/read-policy-path.ts'

/** Reads the files at the paths and loads them together, as an agent would (L-04). */
export async function loadFromPaths(paths: readonly PolicyPath[], options: LoadOptions): Promise<Result<PolicyAst>> {
  if (paths.length === 0) return failure([wholeError('SLC803', 'no policy was named', 'name a file or a folder')])
  const entries = await readPolicyPaths(paths)
  return entries.ok ? loadPolicy(entries.value, options) : entries
}
