import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'AAAAN0tAR3a' +
  ':APA91bN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0' +
  'rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0'

export const firebaseServerKey = defineDetector({
  id: 'firebase-server-key',
  tags: ['secret', 'cloud'],
  summary: 'a server key of Firebase Cloud Messaging',
  source: 'https://firebase.google.com/docs/cloud-messaging/migrate-v1',
  keywords: [':APA91b'],
  before: 11,
  pattern: /(?<![\w-])AAAA[\w-]{7}:APA91b[\w-]{134}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `FIREBASE_SERVER_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [':APA91b'],
})
