import { rmSync } from 'node:fs'

// A file whose source is gone must not stay in the package.
rmSync('dist', { recursive: true, force: true })
