import { defineDetector } from '../define-detector.ts'

/** The areas of the Royal Mail; the letters alone would let in any short code. */
const areas = `
  AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX
  FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE
  NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ
  TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE
`
  .trim()
  .split(/\s{1,9}/)
  .join('|')

export const ukPostcode = defineDetector({
  id: 'uk-postcode',
  tags: ['pii', 'location'],
  summary: 'postcode of the United Kingdom, where an address is spoken of',
  source: 'https://www.royalmail.com/find-a-postcode',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_-])(?:GIR ?0AA|(?:${areas})(?:\d{1,2}|\d[A-HJKMNP-Y]) ?\d[ABD-HJLNP-UW-Z]{2})(?![A-Za-z0-9_-])`,
  ),
  context: [
    'postcode', 'post code', 'postal', 'postalcode', 'zip', 'address', 'street', 'road', 'avenue', 'lane', 'close',
    'london', 'united kingdom', 'england', 'scotland', 'wales', 'deliver',
  ],
  examples: [
    { text: 'postcode EC1A 1BB', spans: ['EC1A 1BB'] },
    { text: '10 High Street, London SW1A2AA.', spans: ['SW1A2AA'] },
    { text: 'address M1 1AE', spans: ['M1 1AE'] },
  ],
  counterExamples: ['postcode QA1 1AA', 'M1 8GB of memory', 'postcode M1 1AI', 'address E1 22GB'],
})
