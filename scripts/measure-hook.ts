import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// How long an agent waits for `sluice hook` with a pack of 100 rules, the start of the process included: with an
// empty cache and with a full one, beside a bare start of Node on the same machine. Needs a build.

const runs = 60
const main = 'dist/hosts/cli/main.js'
if (!existsSync(main)) throw new Error('there is no build: npm run build')

const rules = Array.from({ length: 100 }, (_, index) => {
  const n = String(index)
  const rule = (match: string): string => `{ id: r${n}, event: tool_call, match: { ${match} }, skip: "Not executed." }`
  switch (index % 5) {
    case 0:
      return rule(`tool: Bash, args: { $.command: { shell: { runs: program${n} } } }`)
    case 1:
      return rule(`tool: [Write, Edit], args: { $.file_path: { path: { inside: /etc/d${n} } } }`)
    case 2:
      return rule(`tool: WebFetch, args: { $.url: { url: { host: h${n}.example.com, redirects: ignore } } }`)
    case 3:
      return rule(`tool: "mcp__s${n}__*", args: { $.q: { matches: "ab${n}+c" } }`)
    default:
      return `{ id: r${n}, event: tool_result, match: { tool: Bash }, redact: { patterns: [{ name: k${n}, pattern: "t${n}_[0-9a-f]+" }] } }`
  }
})

const folder = mkdtempSync(join(tmpdir(), 'sluice-speed-'))
const policy = join(folder, 'policy.yaml')
writeFileSync(policy, `sluice: 1\npack: { id: measured/hundred, version: 1.0.0 }\nrules:\n${rules.map((rule) => `  - ${rule}\n`).join('')}`)
const input = JSON.stringify({
  session_id: 's',
  cwd: folder,
  permission_mode: 'default',
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command: 'ls -la' },
  tool_use_id: 't',
})

function time(args: readonly string[], cache: string): number {
  const start = performance.now()
  const env = { ...process.env, XDG_CACHE_HOME: cache, SLUICE_STATE_DIR: join(folder, 'state') }
  const run = spawnSync(process.execPath, args, { input, env, encoding: 'utf8' })
  const took = performance.now() - start
  if (run.status !== 0) throw new Error(`it ended with ${String(run.status)}: ${run.stderr}`)
  if (args.includes('hook') && run.stdout !== '{}\n') throw new Error(`it answered ${run.stdout}`)
  return took
}

function say(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  console.log(`${what.padEnd(24)}  p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  (${String(times.length)} runs)`)
}

try {
  const hook = [main, 'hook', 'claude-code', policy]
  const warm = join(folder, 'warm')
  const numbers = Array.from({ length: runs }, (_, index) => index)
  say('node alone', numbers.map(() => time(['-e', '0'], warm)))
  say('sluice hook, empty cache', numbers.map((index) => time(hook, join(folder, `cold-${String(index)}`))))
  time(hook, warm)
  say('sluice hook, full cache', numbers.map(() => time(hook, warm)))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
