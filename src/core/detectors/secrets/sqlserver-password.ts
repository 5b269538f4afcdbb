import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const value = 'n0t-4-r34l-p4ss!'

export const sqlserverPassword = defineDetector({
  id: 'sqlserver-password',
  tags: ['secret', 'database'],
  summary: 'the password in a connection string of keys and values',
  source: 'https://learn.microsoft.com/en-us/dotnet/framework/data/adonet/connection-string-syntax',
  keywords: ['Password=', 'password=', 'PASSWORD=', 'Pwd=', 'pwd=', 'PWD='],
  pattern: /(?<=;\s?)(?:Password|password|PASSWORD|Pwd|pwd|PWD)=(?<span>[^\s;"\'<>{}$%*]{6,128})(?=[;"\']|\s{0,8}$)/,
  entropy: 2.5,
  accepts: looksIssued,
  examples: [
    { text: `Server=db;User Id=demo;Password=${value};`, spans: [value] },
    { text: `"Data Source=db;Uid=demo;Pwd=${value}"`, spans: [value] },
  ],
  counterExamples: ['Server=db;Password=<password>;', 'Server=db;User Id=me;Password=${PASSWORD};'],
})
