import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { XMLParser } from 'fast-xml-parser'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readBlocks } from '../docs/read-blocks.ts'
import { buildCli, type BuiltCli } from '../support/build-cli.ts'
import { repository } from '../support/cli-process.ts'
import { sarifProblems } from '../support/sarif-problems.ts'

// What the product says to put into CI is run here as CI runs it, with the program as it is installed.

const bad = 'sluice: 1\npack: { id: a/p, version: 1.0.0 }\nlists: { unused: [x] }\nrules:\n  - { id: r, event: tool_call, match: { tool: x }, skip: No. }\n'
const good = bad.replace('lists: { unused: [x] }\n', '')

let cli: BuiltCli
let folder = ''

beforeAll(() => {
  cli = buildCli('ci-wiring')
  mkdirSync(join(cli.root, 'bin'))
  // What npm puts beside other programs: `sluice` starts the program.
  const program = join(cli.root, 'bin/sluice')
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${cli.main}" "$@"\n`)
  chmodSync(program, 0o755)
}, 120_000)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-ci-'))
  mkdirSync(join(folder, 'policies'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function policy(text: string): void {
  writeFileSync(join(folder, 'policies/p.yaml'), text)
}

function shell(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): SpawnSyncReturns<string> {
  const path = `${join(cli.root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`
  return spawnSync(program, [...args], { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: path, ...env } })
}

const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const readRepository = (name: string): string => readFileSync(join(repository, name), 'utf8')

const shownIn = (page: string, what: string): unknown => {
  const blocks = readBlocks(readRepository(`grammar-docs/guides/${page}.md`))
  return parse(blocks.find(({ info }) => info.includes(what))?.text ?? '')
}
const shown = (what: string): unknown => shownIn('linting-in-ci', what)

describe('action.yml', () => {
  interface Action {
    readonly inputs: Readonly<Record<string, { readonly default: string }>>
    readonly outputs: Readonly<Record<string, { readonly value: string }>>
    readonly runs: { readonly using: string; readonly steps: readonly Step[] }
  }
  interface Step {
    readonly run: string
    readonly shell: string
    readonly env?: Readonly<Record<string, string>>
    readonly 'working-directory'?: string
  }
  const action = parse(readRepository('action.yml')) as Action

  interface ActionRun {
    readonly status: number
    readonly stdout: string
    readonly outputs: string
    readonly summary: string
  }

  /** Runs the steps as the runner does: expressions filled in, each step in a bash of its own, until one fails. */
  function run(given: Readonly<Record<string, string>> = {}): ActionRun {
    const inputs = Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, given[name] ?? input.default]))
    const filled = (text: string): string =>
      text.replaceAll(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
        const value = name === 'github.action_path' ? cli.root : inputs[name.replace('inputs.', '')]
        if (value === undefined) throw new Error(`no such input: ${name}`)
        return value
      })
    const files = { GITHUB_OUTPUT: join(folder, 'output.txt'), GITHUB_STEP_SUMMARY: join(folder, 'summary.md') }
    for (const file of Object.values(files)) writeFileSync(file, '')
    let stdout = ''
    let status = 0
    for (const step of action.runs.steps) {
      const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value)]))
      const place = step['working-directory'] === undefined ? '' : `cd '${filled(step['working-directory'])}'\n`
      const done = shell('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', place + step.run], { ...env, ...files })
      stdout += done.stdout
      status = done.status ?? -1
      if (status !== 0) break
    }
    return { status, stdout, outputs: read('output.txt'), summary: read('summary.md') }
  }

  test('is a composite action whose scripts hold no expression, so that no input becomes a command', () => {
    expect(action.runs.using).toBe('composite')
    expect(action.runs.steps.filter(({ run: script, shell: with_ }) => script.includes('${{') || with_ !== 'bash')).toEqual([])
    expect(action.outputs['exit-code']?.value).toBe('${{ steps.lint.outputs.exit-code }}')
  })

  test('a finding is an annotation, a row of the summary and a failed step', () => {
    policy(bad)
    const { status, stdout, outputs, summary } = run()
    expect(status).toBe(1)
    expect(stdout).toBe(
      '::warning file=policies/p.yaml,line=3,endLine=3,col=10,endColumn=16,title=SLC420::nothing names the list `unused`%0Aname it, or take it out\n',
    )
    expect(outputs).toBe('exit-code=1\n')
    expect(summary).toContain('| warning | SLC420 | `policies/p.yaml:3:10` |')
  })

  test('without findings the step passes', () => {
    policy(good)
    expect(run()).toMatchObject({ status: 0, stdout: '', outputs: 'exit-code=0\n', summary: '**sluice**: no findings\n' })
  })

  test('several paths and forms, one a line', () => {
    policy(good)
    writeFileSync(join(folder, 'more.yaml'), bad.replace('a/p', 'a/q'))
    const { status, stdout } = run({ path: 'policies\nmore.yaml\n', format: 'github\nsarif=sluice.sarif\n', 'fail-on': 'error', summary: 'false' })
    expect(status).toBe(0)
    expect(stdout).toContain('::warning file=more.yaml,line=3,')
    expect(sarifProblems(read('sluice.sarif'))).toEqual([])
    expect(read('sluice.sarif')).toContain('"ruleId": "SLC420"')
  })

  test('a baseline, a configuration and a preset are passed on', () => {
    policy(bad)
    expect(shell('sluice', ['lint', 'policies', '--preset', 'strict', '--baseline', 'known.json', '--write-baseline']).status).toBe(0)
    writeFileSync(join(folder, 'lint.yaml'), 'lint: { preset: recommended }\n')
    expect(run({ baseline: 'known.json', config: 'lint.yaml', preset: 'strict' }).status).toBe(0)
  })

  test('with ci every part is asked, and its table is the summary', () => {
    policy(bad.replace('lists: ', 'lists:  '))
    const event = { kind: 'tool_call', run_id: 'r', turn: 1, tool_name: 'x', args: {}, internal_call_id: 'c' }
    writeFileSync(join(folder, 't.jsonl'), `${JSON.stringify(event)}\n`)
    const { status, stdout, outputs, summary } = run({ command: 'ci', trace: 't.jsonl', 'fail-on': 'never' })
    // The policy has no test, which is nothing to check; a finding outweighs that.
    expect([status, outputs]).toEqual([1, 'exit-code=1\n'])
    expect(stdout).toContain('::error file=policies/p.yaml,line=3,title=fmt::')
    expect(summary).toContain('| lint | passed | 1 warning in 1 pack |\n| test | **failed** | there are no tests |\n')
    expect(summary).toContain('| replay | left out | this folder is in no git repository |\n')
  })

  test('another command is refused', () => {
    policy(good)
    expect(run({ command: 'fmt' })).toMatchObject({ status: 2, stdout: '::error::command must be lint or ci\n' })
  })

  test.each([
    ['$(touch broken)', 2],
    ['"; touch broken; "', 2],
    ['--help', 2],
    ['', 2],
  ])('the path %j is only a path', (path, want) => {
    policy(good)
    expect(run({ path }).status).toBe(want)
    expect(() => read('broken')).toThrow()
  })

  test('the workflow of the guide gives it inputs that it has', () => {
    const workflow = shown('github') as { readonly jobs: { readonly lint: { readonly steps: readonly { readonly with?: Record<string, string> }[] } } }
    const given = workflow.jobs.lint.steps.flatMap(({ with: inputs = {} }) => (Object.hasOwn(inputs, 'preset') ? [inputs] : []))
    expect(given.flatMap((inputs) => Object.keys(inputs)).filter((name) => !Object.hasOwn(action.inputs, name))).toEqual([])
    policy(good)
    const { status } = run({ ...given[0], preset: 'recommended' })
    expect(status).toBe(0)
    expect(sarifProblems(read('sluice.sarif'))).toEqual([])
  })
})

test('the shipped packs give whole reports in every form, twice the same', () => {
  const forms = ['sarif', 'gitlab', 'junit', 'github', 'markdown', 'json', 'jsonl']
  const reports = (run: string): readonly string[] => {
    const targets = forms.flatMap((form) => ['--format', `${form}=${join(folder, `${run}.${form}`)}`])
    const args = [cli.main, 'lint', 'policies', '--preset', 'strict', '--now', '2027-01-31T00:00:00Z', ...targets]
    expect(spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '', stderr: '' })
    return forms.map((form) => read(`${run}.${form}`))
  }
  const [sarif = '', gitlab = '', junit = '', github] = reports('first')
  expect(reports('second')).toEqual([sarif, gitlab, junit, github, ...reports('third').slice(4)])
  expect(sarifProblems(sarif)).toEqual([])
  expect(JSON.parse(gitlab)).toEqual([])
  expect(new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(junit)).toMatchObject({ testsuites: { failures: '0' } })
  expect(github).toBe('')
  expect([sarif, gitlab, junit].filter((text) => text.includes(repository))).toEqual([])
})

describe('.pre-commit-hooks.yaml', () => {
  interface Hook {
    readonly id: string
    readonly entry: string
    readonly language: string
    readonly args: readonly string[]
    readonly pass_filenames: boolean
  }
  const hooks = parse(readRepository('.pre-commit-hooks.yaml')) as readonly Hook[]
  // As pre-commit starts a hook: the words of the entry, then its arguments.
  const start = ({ entry, args }: Hook): SpawnSyncReturns<string> => {
    const [program = '', ...words] = entry.split(' ')
    return shell(program, [...words, ...args])
  }

  test.each(hooks)('$id runs, and fails where it should', (hook) => {
    expect(hook).toMatchObject({ language: 'node', pass_filenames: false })
    const tests = '    tests: [{ call: { tool: x, args: {} }, expect: skip }]\n'
    const rule = 'rules:\n  - id: r\n    event: tool_call\n    match: { tool: x }\n    skip: No.\n'
    const whole = good.slice(0, good.indexOf('rules:')) + rule + tests
    policy(whole)
    expect(start(hook)).toMatchObject({ status: 0, stderr: '' })
    policy(whole.replace('expect: skip', 'expect: continue').replace('rules:', 'lists: { unused: [x] }\nrules:'))
    expect(start(hook).status).toBe(1)
    policy('sluice: 1\n')
    expect(start(hook).status).toBe(3)
  })

  test('the guide names hooks that there are', () => {
    const { repos } = shown('pre-commit') as { readonly repos: readonly { readonly hooks: readonly { readonly id: string }[] }[] }
    expect(repos.flatMap((repo) => repo.hooks.map(({ id }) => id))).toEqual(hooks.map(({ id }) => id))
  })
})

describe('the GitLab job of the guide', () => {
  interface Job {
    readonly script: readonly string[]
    readonly artifacts: { readonly when: string; readonly reports: { readonly codequality: string; readonly junit: string } }
  }
  const job = (shown('gitlab') as Readonly<Record<string, Job>>)['lint policies']

  test('writes the reports that it hands to GitLab, and fails on a finding', () => {
    if (job === undefined) throw new Error('the guide shows no job')
    const { codequality, junit } = job.artifacts.reports
    policy(bad)
    expect(shell('sh', ['-ec', job.script.join('\n')]).status).toBe(1)
    expect(JSON.parse(read(codequality))).toMatchObject([
      { check_name: 'unused-list', severity: 'major', location: { path: 'policies/p.yaml', lines: { begin: 3, end: 3 } } },
    ])
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
    expect(parser.parse(read(junit))).toMatchObject({ testsuites: { tests: '1', failures: '1' } })
    // Reports are wanted most when the job failed.
    expect(job.artifacts.when).toBe('always')
    policy(good)
    expect(shell('sh', ['-ec', job.script.join('\n')]).status).toBe(0)
    expect(JSON.parse(read(codequality))).toEqual([])
  })
})

describe('the jobs of the guide to sluice ci', () => {
  interface Step {
    readonly run?: string
  }
  const workflow = shownIn('policies-in-ci', 'github') as { readonly jobs: { readonly policies: { readonly steps: readonly Step[] } } }
  const { policies: job } = shownIn('policies-in-ci', 'gitlab') as { readonly policies: { readonly script: readonly string[] } }
  const commands = [...workflow.jobs.policies.steps.map(({ run = '' }) => run), ...job.script].filter((line) => line.includes('sluice ci'))

  test('run on a clean policy, and fail on a finding', () => {
    expect(commands).toHaveLength(2)
    mkdirSync(join(folder, 'traces'))
    const event = { kind: 'tool_call', run_id: 'r', turn: 1, tool_name: 'x', args: {}, internal_call_id: 'c' }
    writeFileSync(join(folder, 'traces/week.jsonl.gz'), gzipSync(`${JSON.stringify(event)}\n`))
    const clean = 'sluice: 1\npack: { id: a/p, version: 1.0.0 }\nrules:\n  - id: r\n    event: tool_call\n    match: { tool: x }\n    skip: "Not run. Do not retry."\n    tests: [{ call: { tool: x, args: {} }, expect: skip }]\n'
    for (const [text, want] of [[clean, 0], [clean.replace('expect: skip', 'expect: continue'), 1]] as const) {
      policy(text)
      expect(shell('sluice', ['fmt', 'policies']).status).toBe(0)
      for (const command of commands) {
        const { status, stdout } = shell('sh', ['-ec', command.replace('npx ', '')], { GITHUB_STEP_SUMMARY: join(folder, 'summary.md') })
        expect(status, stdout).toBe(want)
      }
    }
    expect(read('summary.md')).toContain('| test | **failed** | 0 passed, 1 failed |')
    expect(read('sluice-junit.xml')).toContain('<testsuites name="sluice"')
  })
})

describe('the workflow of the guide to changes of policy', () => {
  interface Workflow {
    readonly jobs: { readonly replay: { readonly steps: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[] } }
  }
  const blocks = readBlocks(readRepository('grammar-docs/guides/reviewing-a-policy-change.md'))
  const workflow = parse(blocks.find(({ text }) => text.includes('policy-replay.yaml'))?.text ?? '') as Workflow
  const step = workflow.jobs.replay.steps.find(({ run }) => run?.includes('sluice replay') === true)

  const capped = (most: number): string =>
    `sluice: 1\npack: { id: a/p, version: 1.0.0 }\nrules:\n  - { id: cap, event: tool_call, match: { tool: pay, args: { $.amount: { gt: ${String(most)} } } }, skip: No. }\n`

  /** Runs the step on a branch whose policy has this bound; on the branch that it goes to the bound is 500. */
  function review(most: number) {
    policy(capped(500))
    mkdirSync(join(folder, 'traces'))
    const call = { kind: 'tool_call', run_id: 'r', turn: 1, tool_name: 'pay', args: { amount: 700 }, internal_call_id: 'c' }
    writeFileSync(join(folder, 'traces/week.jsonl.gz'), gzipSync(`${JSON.stringify(call)}\n`))
    const git = ['init -q', 'add .', '-c user.name=a -c user.email=a@b.test commit -qm base', 'update-ref refs/remotes/origin/main HEAD']
    for (const command of git) expect(shell('git', command.split(' '))).toMatchObject({ status: 0 })
    policy(capped(most))
    const env = { ...step?.env, BASE: step?.env?.['BASE']?.replace('${{ github.base_ref }}', 'main') ?? '', GITHUB_STEP_SUMMARY: join(folder, 'summary.md') }
    const { status, stderr } = shell('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run?.replace('npx ', '') ?? ''], env)
    return { status, stderr }
  }

  test('a loosened decision fails the step, and both reports are written all the same', () => {
    expect(review(900)).toEqual({ status: 1, stderr: '' })
    expect(read('summary.md')).toContain('| **loosened** | a/p\\#cap | \\(none\\) | 1 | 1 | skip → continue (1) |')
    expect(read('flips.html')).toContain('<title>1 decision flips - sluice replay</title>')
  })

  test('a tightened one does not', () => {
    expect(review(400)).toEqual({ status: 0, stderr: '' })
    expect(read('summary.md')).toContain('**sluice replay**: no decision flips')
  })

  test('its script holds no expression, so that no branch name becomes a command', () => {
    expect(step?.run).not.toContain('${{')
  })
})
