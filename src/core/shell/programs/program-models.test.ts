import { expect, test } from 'vitest'
import { programModel, programModels } from './program-models.ts'

test('no program stands in two rows, of which one would be forgotten', () => {
  const names = programModels.flatMap((model) => model.names)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(['aws', 'gcloud', 'kubectl', 'terraform', 'apt-get', 'systemctl', 'gh', 'npm', 'pip', 'git', 'docker'])(
  'the first operand of %s is its subcommand',
  (name) => {
    expect(programModel(name)?.subcommands).toBeDefined()
  },
)
