import { defineDetector } from '../define-detector.ts'

export const usBankAccount = defineDetector({
  id: 'us-bank-account',
  tags: ['pii', 'payment'],
  summary: 'number of a bank account in the United States, where it is named so',
  source: 'https://www.nacha.org/content/ach-file-overview',
  keywords: [],
  candidates: 'number',
  // Nothing in the digits speaks for an account, so they count only where the text says what they are.
  pattern:
    /(?=\d{8})(?<=(?:bank|checking|savings|deposit)[ _-]?(?:acct|account)\b[^0-9]{0,24}|\b(?:account|acct)[ _.-]{0,2}(?:number|num|no|nr|#)[^0-9A-Za-z]{0,6}(?:is|:)?[^0-9A-Za-z]{0,4})(?<![A-Za-z0-9_-])\d{8,17}(?![A-Za-z0-9_]|[-.]\d)/i,
  examples: [
    { text: 'bank account 945456787654', spans: ['945456787654'] },
    { text: 'Account number: 945456787654', spans: ['945456787654'] },
  ],
  counterExamples: ['945456787654', 'account created 1700000000', 'bank account 1234567'],
})
