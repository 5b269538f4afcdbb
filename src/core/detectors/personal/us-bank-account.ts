import { defineDetector } from '../define-detector.ts'

const named = String.raw`(?:bank|checking|savings|deposit)[ _-]?(?:acct|account)\b[^0-9]{0,24}`
const numbered = String.raw`\b(?:account|acct)[ _.-]{0,2}(?:number|num|no|nr|#)[^0-9a-z]{0,6}(?:is)?[^0-9a-z]{0,4}`

export const usBankAccount = defineDetector({
  id: 'us-bank-account',
  tags: ['pii', 'payment'],
  summary: 'number of a bank account in the United States, where it is named so',
  source: 'https://www.nacha.org/content/ach-file-overview',
  keywords: [],
  candidates: 'number',
  // Nothing in the digits speaks for an account, so they count only where the text says what they are.
  pattern: new RegExp(String.raw`(?=\d{8})(?<=${named}|${numbered})(?<![a-z0-9_-])\d{8,17}(?![a-z0-9_]|[-.]\d)`, 'i'),
  examples: [
    { text: 'bank account 945456787654', spans: ['945456787654'] },
    { text: 'Account number: 945456787654', spans: ['945456787654'] },
  ],
  counterExamples: ['945456787654', 'account created 1700000000', 'bank account 1234567'],
})
