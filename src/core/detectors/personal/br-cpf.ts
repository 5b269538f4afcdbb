import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { hasBrazilianChecks } from './br-check-digits.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = ['cpf', 'cadastro de pessoa', 'contribuinte']

export const brCpf = defineDetector({
  id: 'br-cpf',
  tags: ['pii', 'national-id'],
  summary: 'tax number of a person in Brazil, with two check digits',
  source: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-cpf',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(
    String.raw`\d{3}\.\d{3}\.\d{3}-\d{2}|${afterWords(String.raw`\d{11}|\d{9}-\d{2}`, words)}`,
  ),
  accepts: (span) => hasBrazilianChecks(digitsOf(span), 11),
  examples: [
    { text: '529.982.247-25', spans: ['529.982.247-25'] },
    { text: 'CPF: 52998224725', spans: ['52998224725'] },
  ],
  counterExamples: ['529.982.247-26', 'id 52998224725', 'CPF 111.111.111-11'],
})
