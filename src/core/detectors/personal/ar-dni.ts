import { defineDetector } from '../define-detector.ts'

export const arDni = defineDetector({
  id: 'ar-dni',
  tags: ['pii', 'national-id'],
  summary: 'number of the national document of Argentina, where it is named so',
  source: 'https://www.argentina.gob.ar/interior/dni',
  keywords: [],
  candidates: 'number',
  // Eight digits say nothing by themselves, so the name stands right before them.
  pattern: new RegExp(
    String.raw`(?=\d{1,2}\.\d|\d{7})(?<=(?<![A-Za-z])(?:DNI|D\.N\.I\.|dni|Dni)[^0-9A-Za-z]{0,4}(?:N[°º]|[Nn]ro\.?)?[^0-9A-Za-z]{0,3})(?<![0-9.])(?:\d{1,2}\.\d{3}\.\d{3}|[1-9]\d{6,7})(?![A-Za-z0-9_-]|[.]\d)`,
  ),
  examples: [
    { text: 'DNI 12.345.678', spans: ['12.345.678'] },
    { text: 'DNI N° 30123456,', spans: ['30123456'] },
  ],
  counterExamples: ['12.345.678', 'DNI 12345678Z', 'DNI 123456'],
})
