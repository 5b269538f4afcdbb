import { build } from 'vite'

/**
 * An agent waits for `sluice hook` at every call, so it is one file with its packages in it: opening many files
 * would take longer than the decision. It is CommonJS, for which Node hands out the code that it has compiled.
 */
export async function joinHook(input: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      target: 'es2023',
      ssr: true,
      rolldownOptions: {
        input,
        // Loaded when a rule asks for it, if it is there.
        external: ['libpg-query'],
        output: { format: 'cjs', entryFileNames: 'hook-program.cjs', codeSplitting: false },
      },
    },
  })
}
