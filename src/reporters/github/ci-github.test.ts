import { expect, test } from 'vitest'
import { failingReport, mixedReport, passingReport } from '../../../test/support/ci-report.ts'
import { ciGithub } from './ci-github.ts'

test('an annotation for each finding, once, and a line for each part that failed without one', () => {
  expect(ciGithub(failingReport).split('\n')).toEqual([
    '::error file=q.yaml,line=3,title=fmt::not in the one layout; `sluice fmt` puts it right',
    '::warning file=p.yaml,line=2,endLine=2,col=4,endColumn=5,title=SLC420::a finding',
    '::error file=p.yaml,line=1,endLine=1,col=1,endColumn=2,title=a/p#cap/2::it was skip',
    '::error title=coverage::60.0 %25, 3 of 5 seen, below 90 %25',
    '::warning file=policies/<pay>.yaml,line=2,endLine=2,col=5,endColumn=12,title=coverage::cap: the rule is never a miss',
    '::warning file=policies/<pay>.yaml,line=3,endLine=3,col=25,endColumn=27,title=coverage::cap: `gt` is never unknown',
    '::error title=mutation::75.0 %25, 3 killed, 1 survived, below 90 %25',
    '::warning file=p.yaml,line=2,endLine=2,col=1,endColumn=2,title=mutation::a/p#cap: takes out `b`: no test notices it',
    '::error title=replay::3 events of 1 run, against old: 1 decision flips (1 loosened)',
    '',
  ])
})

test('what could not be done is an error, and what was left out is none', () => {
  expect(ciGithub(mixedReport).split('\n')).toEqual([
    '::warning file=p.yaml,line=2,endLine=2,col=4,endColumn=5,title=SLC420::a finding',
    '::error title=test::a `<parser>` is missing',
    '',
  ])
})

test('warnings of a part that passed are told', () => {
  expect(ciGithub(passingReport)).toBe('::warning file=p.yaml,line=2,endLine=2,col=4,endColumn=5,title=SLC420::a finding\n')
})
