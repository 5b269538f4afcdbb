import { lettersAndDigitsOf } from '../check-digits/letters-and-digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { hasBrazilianChecks } from './br-check-digits.ts'
import { afterWords } from './near-words.ts'
import { wholeWord } from './whole-word.ts'

const words = ['cnpj', 'cadastro nacional', 'empresa']

export const brCnpj = defineDetector({
  id: 'br-cnpj',
  tags: ['pii', 'national-id'],
  summary: 'number of a business in Brazil, with two check digits',
  source: 'https://www.gov.br/receitafederal/pt-br/assuntos/orientacao-tributaria/cadastros/cnpj',
  keywords: [],
  candidates: 'word',
  // Letters are given out since July 2026.
  pattern: wholeWord(
    String.raw`[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}|${afterWords(String.raw`[A-Z0-9]{12}\d{2}`, words)}`,
  ),
  accepts: (span) => hasBrazilianChecks(lettersAndDigitsOf(span), 9),
  examples: [
    { text: '11.444.777/0001-61', spans: ['11.444.777/0001-61'] },
    { text: 'CNPJ 11444777000161 e 12ABC34501DE35', spans: ['11444777000161', '12ABC34501DE35'] },
  ],
  counterExamples: ['11.444.777/0001-62', 'id 11444777000161', 'CNPJ 00.000.000/0000-00'],
})
