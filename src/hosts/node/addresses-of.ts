import { lookup } from 'node:dns/promises'

/**
 * All addresses of a host name, as programs of this system find them: the file of hosts included (L-43).
 *
 * @throws when the name has none, or the answer takes longer than the limit.
 */
export async function addressesOf(name: string, timeoutMs: number): Promise<readonly string[]> {
  let stop: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    stop = setTimeout(() => reject(new Error('the name was not resolved in time')), timeoutMs)
  })
  try {
    const found = await Promise.race([lookup(name, { all: true, verbatim: true }), late])
    return found.map(({ address }) => address)
  } finally {
    clearTimeout(stop)
  }
}
