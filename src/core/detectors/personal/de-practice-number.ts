import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const dePracticeNumber = defineDetector({
  id: 'de-practice-number',
  tags: ['pii', 'health'],
  summary: 'number of a place of medical practice in Germany (BSNR)',
  source: 'https://www.kbv.de/html/arztnummern.php',
  keywords: [],
  candidates: 'number',
  // The area of an association of physicians, or 35 and 74 to 79 for others.
  pattern: wholeNumber(String.raw`(?:0[1-3]|06|14|17|20|35|38|46|5[12]|7[1-9]|83|88|93|98)\d{7}`),
  context: [
    'bsnr', 'betriebsstätte', 'betriebsstättennummer', 'betriebsstätten-nr', 'nebenbetriebsstätte', 'praxis',
    'praxisnummer', 'arztpraxis', 'kassenärztliche vereinigung', 'kv-nummer',
  ],
  examples: [
    { text: 'BSNR 021234568', spans: ['021234568'] },
    { text: 'Betriebsstättennummer 721234567', spans: ['721234567'] },
  ],
  counterExamples: ['BSNR 991234567', 'Nummer 021234568', '000000000'],
})
