import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Packs the package as it would be published and checks what is in it.

interface PackedFile {
  readonly path: string
}

const allowed = [
  /^package\.json$/,
  /^LICENSE$/,
  /^README\.md$/,
  /^CHANGELOG\.md$/,
  /^dist\/.+\.(js|d\.ts)$/,
  /^dist\/hosts\/cli\/hook-program\.cjs$/,
  /^policies\/.+\.(yaml|md)$/,
  /^grammar-docs\/schema\/.+\.schema\.json$/,
]
/** Tests of the code stay behind; the tests of a pack belong to it and go with it. */
const forbidden = [/\.test\.[cm]?[jt]s$/, /\.test\.d\.ts$/, /^dist\/(test|scripts)\//]
const required = ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'dist/hosts/cli/main.js', 'dist/hosts/cli/hook-program.cjs', 'grammar-docs/schema/policy.schema.json']

const folder = mkdtempSync(join(tmpdir(), 'sluice-pack-'))
try {
  const output = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder])
  // Older versions of npm print a list, newer ones an object by package name.
  const packed = Object.values(JSON.parse(output) as Record<string, { filename: string; files: PackedFile[] }>)[0]
  if (packed === undefined) throw new Error('npm pack made nothing')
  const paths = packed.files.map(({ path }) => path)
  const problems = [
    ...paths.filter((path) => !allowed.some((each) => each.test(path))).map((path) => `${path} does not belong in the package`),
    ...paths.filter((path) => forbidden.some((each) => each.test(path))).map((path) => `${path} must not be in the package`),
    ...required.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...exportedFiles().filter((path) => !paths.includes(path)).map((path) => `${path} is exported and missing`),
  ]
  for (const problem of problems) console.error(problem)
  run('npx', ['--no-install', 'publint', '--strict'])
  run('npx', ['--no-install', 'attw', join(folder, packed.filename), '--profile', 'esm-only'])
  console.log(`${String(paths.length)} files in the package, ${String(problems.length)} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function exportedFiles(): readonly string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  }
  return Object.values(exports)
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
    .map((path) => path.replace(/^\.\//, ''))
}

/** Prints what the command prints, so that a finding of it is read; a failure ends this script. */
function run(program: string, args: readonly string[]): string {
  const output = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (program !== 'npm') process.stdout.write(output)
  return output
}
