/**
 * Characters that look like an ASCII one in common fonts, by the character they look like. A curated
 * part of the confusables of Unicode: the alphabets in which whole names can be imitated, and what
 * NFKC leaves of punctuation. Where an alphabet's capital and small letter look like different
 * letters, each has its own line.
 */
const rows: Readonly<Record<string, string>> = {
  // Cyrillic, Greek, Armenian, Cherokee, small capitals and other Latin, in this order
  A: 'АΑᎪ', B: 'ВΒᏴ', C: 'СϹᏟ', D: 'Ꭰ', E: 'ЕΕᎬ', F: 'Ϝ', G: 'Ԍ', H: 'НΗᎻ', I: 'ІΙӀǀΊЇ', J: 'ЈͿᎫ', K: 'КΚᏦ',
  L: 'Ꮮ', M: 'МΜᎷ', N: 'Ν', O: 'ОΟՕ', P: 'РΡᏢ', Q: 'Ԛ', S: 'ЅՏᏚ', T: 'ТΤᎢ', U: 'Ս', V: 'ѴᏙ', W: 'ԜᏔ',
  X: 'ХΧ', Y: 'ҮΥ', Z: 'ΖᏃ',
  a: 'аαɑᴀ', b: 'ʙ', c: 'сϲᴄ', d: 'ԁᴅ', e: 'еҽᴇ', f: 'ꜰք', g: 'ցɡɢ', h: 'һհʜ', i: 'іιıɩɪїί', j: 'јϳᴊ', k: 'кκᴋ',
  l: 'ӏʟ', m: 'мᴍ', n: 'ηոռɴ', o: 'оοσօᴏ', p: 'рρᴘ', q: 'ԛգ', r: 'гʀ', s: 'ѕꜱ', t: 'тτᴛ', u: 'υսᴜ', v: 'ѵνᴠ',
  w: 'ԝωաᴡ', x: 'хχ', y: 'уүγʏ', z: 'ᴢ',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u02d7', '.': '\u00b7\u0387\u0660\u06f0', ':': '\u0589\u05c3\u2236\ua789',
  '/': '\u2044\u2215\u29f8', '_': '\u02cd', '|': '\u2223\u05c0', "'": '\u02b9\u02bc\u2018\u2019\u2032',
}

export const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([ascii, others]) => Array.from(others, (other) => [other, ascii] as const)),
)
