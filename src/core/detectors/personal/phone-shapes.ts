/** Codes of countries and services that international numbers begin with (ITU-T E.164.D). */
const countryCode =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-69]\d|3[578]\d|42\d|5[09]\d|6[789]\d|8[0578]\d|9[679]\d)/

/** The digits behind plus are long enough for a subscriber and not longer than E.164 allows. */
export function isInternational(digits: string): boolean {
  if (digits.startsWith('1')) return /^1[2-9]\d{9}$/.test(digits)
  return digits.length >= 8 && digits.length <= 15 && countryCode.test(digits)
}

/** Plus, a code, and digits that are grouped at will, the trunk digit or an area in brackets. */
export const international = String.raw`\+\(?[1-9](?:[ .\-\/]?\(?\d\)?){6,14}(?<=\d\d\)?)`

/** The same behind the prefix 00, where the code stands apart. */
export const prefixed = String.raw`00[ ]?[1-9]\d{0,2}[ \-\/](?:[ .\-\/]?\(?\d\)?){6,12}(?<=\d\d\)?)`

/** How the larger countries write a number at home, where the grouping alone says that it is one. */
export const national = [
  // North America, perhaps behind a code.
  String.raw`(?:1[ .-]|\d{2,3}-)?(?:\([2-9]\d{2}\)[ -]?|[2-9]\d{2}[-.])[2-9]\d{2}[-.]\d{4}`,
  // France, in pairs, but no dump of bytes.
  String.raw`(?<![0-9A-Fa-f]{2} )0[1-9](?:(?: \d{2}){4}(?! [0-9A-Fa-f]{2}(?![A-Za-z0-9]))|(?:\.\d{2}){4}|(?:-\d{2}){4})`,
  // Japan and Korea.
  String.raw`0\d{1,2}-\d{3,4}-\d{4}`,
  // The United Kingdom.
  String.raw`0(?:20 \d{4} ?\d{4}|7\d{3} \d{3} ?\d{3}|1\d{3} \d{6}|1\d{2} \d{3} \d{4})|\(0\d{2,4}\) ?\d{3,4} ?\d{3,4}`,
  // Germany and Austria, with a slash or a hyphen behind the area.
  String.raw`\(?0[1-9]\d{1,4}\)?[ ]?\/[ ]?\d{3,8}(?:[ -]\d{2,5}){0,2}|0[1-9]\d{2,3}-\d{6,8}`,
  // Switzerland, Belgium, Australia.
  String.raw`0\d{2} \d{3} \d{2} \d{2}|04\d{2} \d{2} \d{2} \d{2}|04\d{2} \d{3} \d{3}|\(0[2-8]\) ?\d{4} ?\d{4}`,
  // Brazil.
  String.raw`\([1-9]\d\) ?9?\d{4}-\d{4}`,
].join('|')

const words = [
  '(?:home|work|office|cell|mobile|tele)?[ _-]?phone', 'fax', 'tel', 'telefon', 'telefax', 'telefoon', 't[ée]l[ée]phone',
  'tel[ée]fono', 'telefone', 'mobile', 'mobil', 'handy', 'celular', 'm[oó]vil', 'cellulare', 'whatsapp', '电话', '電話', '전화',
]
const number = '(?:[ _-]?(?:numbers?|nummer|num|no|nr|número|numero))?'
const afterWord = String.raw`(?<=(?<![a-z])(?:${words.join('|')})${number}(?![a-z])[^0-9\n]{0,24})`

/** Digits grouped at will, close behind a word for a phone. */
export const named = String.raw`(?=\(?\d)${afterWord}(?<!\d[ .\-\/)]{0,2}|[+.])\(?\d(?:[ .\-\/]?\(?\d\)?){6,13}(?<=\d\d)`

/** What leads on to a person in a house. */
export const extension = String.raw`(?:[ ,;]{0,2}(?:ext\.?|extension|x|#|durchwahl)[ .:]{0,2}\d{1,6})?`
