import type { Result } from '../../core/diagnostics/diagnostic.ts'
import { success } from '../../core/diagnostics/result.ts'
import { defaultLintConfig, type LintConfig } from '../../tools/lint/lint-config.ts'
import { readLintConfig } from '../../tools/lint/read-lint-config.ts'
import { findConfig } from '../node/find-config.ts'
import { readSource } from '../node/read-source.ts'
import { relativeName } from '../node/relative-name.ts'

/** The configuration that was named, or else the nearest one; without any, the default. */
export async function loadConfig(named: string | undefined): Promise<Result<LintConfig>> {
  const path = named ?? (await findConfig(process.cwd()))
  if (path === undefined) return success(defaultLintConfig)
  const source = await readSource(path, relativeName(path))
  return source.ok ? readLintConfig(source.value) : source
}
