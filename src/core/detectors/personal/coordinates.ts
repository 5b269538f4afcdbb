import { defineDetector } from '../define-detector.ts'
import { afterWords, inAnyCase } from './near-words.ts'

const words = ['coordinate', 'lat', 'gps', 'geo', 'location', 'position', 'koordinaten', 'standort', '@'].map(inAnyCase)

const latitude = String.raw`(?:[1-8]?\d(?:\.\d{3,15})|90\.0{3,15})`
const longitude = String.raw`(?:(?:1[0-7]|[1-9])?\d(?:\.\d{3,15})|180\.0{3,15})`
const pair = String.raw`[-+]?${latitude}, {0,2}[-+]?${longitude}(?![\w.]|, {0,2}[-+]?\d)`
const withCardinals = String.raw`${latitude} ?°? ?[NS],? {0,2}${longitude} ?°? ?[EWO](?![\w])`

const minutes = String.raw`[0-5]?\d ?['′’] ?(?:[0-5]?\d(?:\.\d{1,6})? ?(?:"|″|''|”) ?)?`
const sexagesimal = String.raw`[1-8]?\d ?° ?${minutes}[NS],? {0,2}(?:1[0-7]|[1-9])?\d ?° ?${minutes}[EWO](?![\w])`

export const coordinates = defineDetector({
  id: 'coordinates',
  tags: ['pii', 'location'],
  summary: 'latitude and longitude of a place; plain decimal pairs where a place is spoken of',
  source: 'https://www.iso.org/standard/75147.html',
  keywords: [],
  candidates: 'number',
  before: 1,
  pattern: new RegExp(String.raw`(?<![\w.+-]|\d, ?)(?:${withCardinals}|${sexagesimal}|${afterWords(pair, words)})`),
  examples: [
    { text: 'location: 52.520008, 13.404954', spans: ['52.520008, 13.404954'] },
    { text: 'at 33.8688° S, 151.2093° E', spans: ['33.8688° S, 151.2093° E'] },
    { text: `40°26'46"N 79°58'56"W`, spans: [`40°26'46"N 79°58'56"W`] },
    { text: 'gps -33.8688,151.2093', spans: ['-33.8688,151.2093'] },
  ],
  counterExamples: [
    'weights 0.520008, 0.404954', 'gps 95.520008, 13.404954', 'location 1.5, 2.5', 'geo vector 0.123, 0.456, 0.789',
  ],
})
