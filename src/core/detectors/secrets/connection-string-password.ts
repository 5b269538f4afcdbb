import { defineDetector } from '../define-detector.ts'
import { mayBePassword } from '../password-strength.ts'

const value = 'n0t-4-r34l-p4ss'

export const connectionStringPassword = defineDetector({
  id: 'connection-string-password',
  tags: ['secret', 'database'],
  summary: 'the password in a URL, such as that of a database, a queue or a repository',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  keywords: ['://'],
  pattern: /:\/\/[^\s:@/"'`<>{}$\\]{0,64}:(?<span>[^\s:@/"'`<>{}\\[\]]{5,128})@(?=[\w.[-])/,
  accepts: mayBePassword,
  examples: [
    { text: `postgres://demo:${value}@db.example.com:5432/shop`, spans: [value] },
    { text: `REDIS_URL=redis://:${value}@10.0.0.7:6379/0`, spans: [value] },
    { text: `git clone https://demo:${value}@example.com/repo.git`, spans: [value] },
  ],
  counterExamples: [
    'postgres://user:password@localhost/db',
    'mongodb://${USER}:${PASSWORD}@mongo',
    'https://example.com:8080/@user',
    'ssh://git@example.com:22/repo',
  ],
})
