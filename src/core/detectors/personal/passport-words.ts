/** What a passport is called next to its number, as two words, one, or the name of a field. */
export const passportWords = [
  'passport', 'passport no', 'passportno', 'passportnumber', 'travel document', 'reisepass', 'reisepassnummer', 'passnummer',
  'passeport', 'pasaporte', 'passaporto', 'passaporte', 'paspoort', 'pasaport', 'paszport', '여권', '旅券', '护照',
] as const
