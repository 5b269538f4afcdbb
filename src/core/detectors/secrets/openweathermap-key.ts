import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['openweathermap', 'open-weather', 'openweather', 'owm']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const openweathermapKey = defineDetector({
  id: 'openweathermap-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of OpenWeather',
  source: 'https://openweathermap.org/appid',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `OPENWEATHER_API_KEY=${value}`, spans: [value] },
    { text: `"openweather_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`OPENWEATHER_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
