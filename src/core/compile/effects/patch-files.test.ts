import { expect, test } from 'vitest'
import { patchFiles } from './patch-files.ts'

test('a patch of `apply_patch` names its files in headers', () => {
  const patch = '*** Begin Patch\n*** Add File: src/a.ts\n+x\n*** Delete File: old.ts\n*** Update File: b.ts\n*** Move to: c.ts\n@@\n-y\n+z\n*** End Patch'
  expect(patchFiles(patch)).toEqual([
    { kinds: ['writes'], path: 'src/a.ts' },
    { kinds: ['deletes'], path: 'old.ts' },
    { kinds: ['reads', 'writes'], path: 'b.ts' },
    { kinds: ['writes'], path: 'c.ts' },
  ])
})

test('a unified diff names them with and without its prefix', () => {
  expect(patchFiles('--- a/src/a.ts\t2026-01-01\n+++ /dev/null\n')).toEqual([
    { kinds: ['reads', 'writes'], path: 'a/src/a.ts' },
    { kinds: ['reads', 'writes'], path: 'src/a.ts' },
  ])
})

test.each(['', 'no patch', '+++ "a\\303\\244.txt"'])('of %j nobody knows what it changes', (text) => {
  expect(patchFiles(text)).toBeUndefined()
})
