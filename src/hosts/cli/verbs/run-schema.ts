import { catalog } from '../../../catalog/catalog.ts'
import { editorSchemas, schemaNames } from '../../../catalog/schema/editor-schemas.ts'
import { nearestName } from '../../../core/base/nearest-name.ts'
import { printable } from '../../../core/diagnostics/printable.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { refuseUse } from '../refuse-use.ts'

export async function runSchema({ operands }: CommandRequest, io: Io): Promise<ExitCode> {
  const [wanted = 'policy'] = operands
  const name = schemaNames.find((known) => known === wanted)
  if (name === undefined) {
    const nearest = nearestName(wanted, schemaNames)
    const hint = nearest === undefined ? `one of ${schemaNames.map((known) => `\`${known}\``).join(', ')}` : `did you mean \`${nearest}\`?`
    return refuseUse(io, `there is no schema for \`${printable(wanted)}\`; ${hint}`)
  }
  await io.out(`${JSON.stringify(editorSchemas(catalog)[name], undefined, 2)}\n`)
  return exitCode.clean
}
