import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { build } from 'vite'
import { joinHook } from './join-hook.ts'

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

await joinHook('dist/hosts/cli/hook/hook-process.js', 'dist/.hook')

// The command line is a program that nobody imports, and it starts once for each run. So it is a few
// modules: what every run needs, and what each verb adds when it is asked for.
const cli = 'dist/hosts/cli'
const before = readdirSync(cli, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
const joinedCli = 'dist/.cli'
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: joinedCli,
    minify: false,
    target: 'es2023',
    // For Node: files beside the program are read where they are, not built into it.
    ssr: true,
    rolldownOptions: {
      // The program, and what its threads begin with.
      input: ['main', 'compare-worker', 'mutation-worker'].map((name) => join(cli, `${name}.js`)),
      // Packages stay packages.
      external: (id) => !id.startsWith('.') && !isAbsolute(id),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
for (const file of before) rmSync(join(cli, file))
for (const file of readdirSync(joinedCli)) renameSync(join(joinedCli, file), join(cli, file))
rmSync(joinedCli, { recursive: true })
renameSync('dist/.hook/hook-program.cjs', join(cli, 'hook-program.cjs'))
rmSync('dist/.hook', { recursive: true })
// A package manager makes it so when it installs, and nobody does when a clone is built again.
chmodSync(join(cli, 'main.js'), 0o755)
