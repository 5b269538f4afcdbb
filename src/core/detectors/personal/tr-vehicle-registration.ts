import { defineDetector } from '../define-detector.ts'

export const trVehicleRegistration = defineDetector({
  id: 'tr-vehicle-registration',
  tags: ['pii', 'vehicle'],
  summary: 'number plate of Turkey, where a vehicle is spoken of',
  source: 'https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=8182&MevzuatTur=7&MevzuatTertip=5',
  keywords: [],
  candidates: 'number',
  // One of 81 provinces, letters, and the more digits the fewer letters there are.
  pattern:
    /(?<![A-Za-z0-9_-])(?:0[1-9]|[1-7]\d|8[01])[ -]?(?:[A-PR-VYZ][ -]?\d{4,5}|[A-PR-VYZ][ -]?\d{2,3}|[A-PR-VYZ]{2}[ -]?\d{2,4}|[A-PR-VYZ]{3}[ -]?\d{2,4})(?![A-Za-z0-9_]|-[A-Za-z0-9])/,
  context: [
    'plaka', 'plakası', 'plakasi', 'plakalı', 'plaka no', 'plaka numarası', 'araç', 'arac', 'plate', 'vehicle',
    'licenseplate', 'licenceplate',
  ],
  examples: [
    { text: 'Plaka 34 ABC 1234 ve 06 JK 567', spans: ['34 ABC 1234', '06 JK 567'] },
    { text: 'License plate 34 A 12345', spans: ['34 A 12345'] },
  ],
  counterExamples: ['plaka 82 ABC 123', 'plaka 00 ABC 123', 'room 34 ABC 1234'],
})
