import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

// Registries with hundreds of members are hundreds of files to open whenever the engine starts. In what
// is published each of them is one module; the sources stay one file per member. Nothing but its registry
// imports a member: a build in which something does ends with a file that is not there.

const registries = ['detectors/secrets', 'detectors/personal', 'diagnostics/codes'].map((folder) => join('dist/core', folder))

for (const folder of registries) {
  const entry = join(folder, 'registry.js')
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: () => 'registry.js' },
      rolldownOptions: {
        // Everything outside the folder stays a module of its own, so that nothing exists twice.
        external: (id, importer) => importer !== undefined && !join(importer, '..', id).includes(folder),
      },
    },
  })
  const joined = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of joined) if (file.endsWith('.js') && file !== 'registry.js') rmSync(join(folder, file))
}
