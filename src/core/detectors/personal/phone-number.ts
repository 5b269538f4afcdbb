import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { extension, international, isInternational, named, national, prefixed } from './phone-shapes.ts'

const start = String.raw`(?<![a-z0-9_+]|[a-z0-9]-|\d[.,:/]|\d\)[ -]?)`

export const phoneNumber = defineDetector({
  id: 'phone-number',
  tags: ['pii', 'contact'],
  summary: 'phone number, international or as the larger countries write it, with its extension',
  source: 'https://www.itu.int/rec/T-REC-E.164',
  keywords: ['+', '('],
  candidates: 'number',
  pattern: new RegExp(
    String.raw`${start}(?:${international}|${prefixed}|${national}|${named})${extension}(?![a-z0-9_]|[-.:/]\d)`,
    'i',
  ),
  accepts(span) {
    const number = span.replace(/[ ,;]{0,2}(?:e|x|#|d)[^]*$/i, '')
    const digits = digitsOf(number)
    if (number.split('(').length !== number.split(')').length) return false
    if (/^\d{4}-\d{2}-\d{2}|^\+?\d+[.]\d+$/.test(number)) return false
    return number.startsWith('+') ? isInternational(digits) : digits.length >= 7 && !/^(\d)\1{6}/.test(digits)
  },
  examples: [
    { text: 'call +49 30 1234567 or +44 (0)20 7946 0958.', spans: ['+49 30 1234567', '+44 (0)20 7946 0958'] },
    { text: '(415) 555-0132 ext. 12; 415-555-0199', spans: ['(415) 555-0132 ext. 12', '415-555-0199'] },
    { text: 'Tel. 030/1234567, mobil 0171-1234567', spans: ['030/1234567', '0171-1234567'] },
    { text: '01 23 45 67 89 et 090-1234-5678', spans: ['01 23 45 67 89', '090-1234-5678'] },
    { text: '"phoneNumber": "4155550132"', spans: ['4155550132'] },
    { text: '0049 30 123456', spans: ['0049 30 123456'] },
  ],
  counterExamples: [
    'at 2024-03-15T14:30:00+02:00', 'offset +52.520008', 'sum +1234567', '4155550132',
    '00 01 02 03 04 05 06', 'range 100-200-3000', 'iPhone 2024-03-15',
    'pid 12345 (1234567)', '550e8400-e29b-41d4-a716-446655440000', '1.2.3-20240315', 'telemetry 12345678',
  ],
})
