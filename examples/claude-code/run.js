// Asks the hook what Claude Code would ask it, without Claude Code and without a network:
//   node run.js                      asks `npx sluice`
//   node run.js node /path/main.js   asks another command
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [program, ...words] = process.argv.length > 2 ? process.argv.slice(2) : ['npx', 'sluice']
const state = mkdtempSync(join(tmpdir(), 'sluice-example-'))

function ask(title, event) {
  const input = JSON.stringify({ session_id: 'example', cwd: import.meta.dirname, permission_mode: 'default', ...event })
  const run = spawnSync(program, [...words, 'hook', 'claude-code', '--state', state, 'policy.yaml'], { cwd: import.meta.dirname, input, encoding: 'utf8' })
  console.log(`${title}\n  ${run.status === 0 ? run.stdout.trim() : `refused: ${run.stderr.trim()}`}`)
}

const bash = (id, command, more = {}) => ({ tool_name: 'Bash', tool_use_id: id, tool_input: { command, ...more } })
ask('a prompt gets context', { hook_event_name: 'UserPromptSubmit', prompt: 'Tidy up.' })
ask('a recursive delete is skipped', { hook_event_name: 'PreToolUse', ...bash('1', 'rm -rf build') })
ask('a long wait is cut', { hook_event_name: 'PreToolUse', ...bash('2', 'npm test', { timeout: 600000 }) })
ask('a harmless call is left to Claude Code', { hook_event_name: 'PreToolUse', ...bash('3', 'cat .env') })
const response = { stdout: 'TOKEN=tok_0123abcd', stderr: '', interrupted: false, isImage: false }
ask('a token in its result is redacted', { hook_event_name: 'PostToolUse', ...bash('3', 'cat .env'), tool_response: response })
rmSync(state, { recursive: true, force: true })
