import { defineDetector } from '../define-detector.ts'

export const ngVehicleRegistration = defineDetector({
  id: 'ng-vehicle-registration',
  tags: ['pii', 'vehicle'],
  summary: 'number plate of Nigeria, where a vehicle is spoken of',
  source: 'https://frsc.gov.ng/',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])[A-Z]{3}[ -]?\d{3}[ -]?[A-Z]{2}(?![A-Za-z0-9_-])/i,
  context: ['plate', 'vehicle', 'registration', 'reg', 'car', 'nigerian', 'frsc', 'plate number', 'numberplate'],
  examples: [
    { text: 'Plates: APP-456CV and KJA-999PZ', spans: ['APP-456CV', 'KJA-999PZ'] },
    { text: 'vehicle ABJ 001 AA', spans: ['ABJ 001 AA'] },
  ],
  counterExamples: ['part APP-456CV', 'plate AB-12CD', 'plate 123-456AB'],
})
