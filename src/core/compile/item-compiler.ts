import type { TestWatch } from './test-watch.ts'
import type { CompileItem, ValueScope } from './value-test.ts'

/** For tests that judge more than a value, and for the tests inside these. */
export interface ItemCompiler {
  readonly compileItem: CompileItem
  readonly watch?: TestWatch
}

export function itemCompiler({ watch }: Pick<ValueScope, 'watch'>, compileItem: CompileItem): ItemCompiler {
  return watch === undefined ? { compileItem } : { compileItem, watch }
}
