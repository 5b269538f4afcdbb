import { defineDetector } from '../define-detector.ts'

export const phMobileNumber = defineDetector({
  id: 'ph-mobile-number',
  tags: ['pii', 'contact'],
  summary: 'mobile phone number of the Philippines, international or national',
  source: 'https://ntc.gov.ph/',
  keywords: ['+63'],
  candidates: 'number',
  pattern: /(?<![A-Za-z0-9_+]|[A-Za-z0-9]-|\d[.,:/])(?:\+63[ -]?9\d{2}|09\d{2})[ -]?\d{3}[ -]?\d{4}(?![A-Za-z0-9_]|[-.:/]\d)/,
  examples: [
    { text: 'First: +639171234567, Second: 0918-123-4567', spans: ['+639171234567', '0918-123-4567'] },
    { text: '+63 917 123 4567', spans: ['+63 917 123 4567'] },
  ],
  counterExamples: ['9171234567', '0917123456', '091712345678', '15091712345678'],
})
