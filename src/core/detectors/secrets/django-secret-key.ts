import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'django-insecure-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD'

export const djangoSecretKey = defineDetector({
  id: 'django-secret-key',
  tags: ['secret', 'code'],
  summary: 'the secret key of a Django project',
  source: 'https://docs.djangoproject.com/en/stable/ref/settings/',
  keywords: ['django-insecure-'],
  pattern: /django-insecure-[\w!@#$%^&*(+=-]{40,64}(?=["\'\s]|$)/,
  entropy: 3,
  examples: [
    { text: `SECRET_KEY = '${token}'`, spans: [token] },
    { text: `SECRET_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`django-insecure-${'x'.repeat(50)}`],
})
