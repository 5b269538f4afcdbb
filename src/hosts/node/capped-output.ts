/** What a process printed, up to a number of bytes. */
export interface CappedOutput {
  readonly add: (chunk: Buffer) => void
  readonly bytes: () => Buffer
  /** More came than was kept. */
  readonly isCut: () => boolean
}

export function cappedOutput(maxBytes: number): CappedOutput {
  const chunks: Buffer[] = []
  let length = 0
  let cut = false
  return {
    add(chunk) {
      const room = maxBytes - length
      if (chunk.length > room) cut = true
      if (room <= 0) return
      // A copy, since a short piece must not hold on to the pipe's whole buffer.
      const kept = Buffer.from(chunk.subarray(0, room))
      chunks.push(kept)
      length += kept.length
    },
    bytes: () => Buffer.concat(chunks, length),
    isCut: () => cut,
  }
}
