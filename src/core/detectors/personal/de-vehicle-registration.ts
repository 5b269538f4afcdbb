import { defineDetector } from '../define-detector.ts'

export const deVehicleRegistration = defineDetector({
  id: 'de-vehicle-registration',
  tags: ['pii', 'vehicle'],
  summary: 'number plate of Germany, where a vehicle is spoken of',
  source: 'https://www.gesetze-im-internet.de/fzv_2023/anlage_1.html',
  keywords: [],
  candidates: 'word',
  // District, then letters and digits that are at most eight signs with it; E and H stand for electric and historic.
  pattern: /(?<![A-Za-z0-9_ÄÖÜ-])[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2}[ -]?[1-9]\d{0,3}[EH]?(?![A-Za-z0-9_-])/,
  context: [
    'kennzeichen', 'kfz', 'kfz-kennzeichen', 'nummernschild', 'autokennzeichen', 'fahrzeug', 'auto', 'pkw', 'lkw',
    'zulassung', 'halter', 'plate', 'licenseplate', 'licenceplate',
  ],
  accepts: (span) => span.replace(/[ -]/g, '').length <= 9,
  examples: [
    { text: 'Kennzeichen M-AB 1234', spans: ['M-AB 1234'] },
    { text: 'Fahrzeug B AB 123E', spans: ['B AB 123E'] },
  ],
  counterExamples: ['Kennzeichen BAB1234', 'B 1234', 'two GPU A 100 in it', 'Kfz BXYZ AB 1234'],
})
