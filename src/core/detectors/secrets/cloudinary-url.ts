import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = '867530924711350:' + 'N0tAR3alK3yJustAD3moValu3F0'

export const cloudinaryUrl = defineDetector({
  id: 'cloudinary-url',
  tags: ['secret', 'cloud'],
  summary: 'the key and secret in a URL of Cloudinary',
  source: 'https://cloudinary.com/documentation/how_to_integrate_cloudinary',
  keywords: ['cloudinary://'],
  pattern: /\bcloudinary:\/\/(?<span>[0-9]{12,16}:[\w-]{24,32})@/,
  entropy: 3,
  examples: [
    { text: `cloudinary://${token}@demo`, spans: [token] },
    { text: `CLOUDINARY_URL=cloudinary://${token}@demo\n`, spans: [token] },
  ],
  counterExamples: ['cloudinary://<key>:<secret>@demo'],
})
