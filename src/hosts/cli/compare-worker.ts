import { parentPort, workerData } from 'node:worker_threads'
import { comparePort, type CompareItem } from './compare/compare-port.ts'
import { openPlan, type ComparePlan } from './compare/compare-plan.ts'
import { readEventText } from './read-event-text.ts'

/** As it is sent: the text of an event is read again here, which costs less than to send it read. */
export type SentItem = { readonly kind: 'event'; readonly text: string } | { readonly kind: 'forget'; readonly runId: string }

// The entry of a worker thread: compares batch by batch, and answers each with one message.
const port = parentPort
if (port === null) throw new Error('this module is the entry of a worker thread')
// `as`: the thread that started this one hands over a plan, and batches after it.
const { compare } = comparePort(await openPlan(workerData as ComparePlan))
port.on('message', (items: readonly SentItem[]) => {
  void answer(items)
})

async function answer(items: readonly SentItem[]): Promise<void> {
  port?.postMessage(await compare(items.map(readItem)))
}

function readItem(item: SentItem): CompareItem {
  if (item.kind === 'forget') return item
  const read = readEventText(item.text)
  if (!read.ok) throw new Error('an event that was read cannot be read again')
  return { ...item, traced: read.traced }
}
