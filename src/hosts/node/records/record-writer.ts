import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { appendRecord, type ChainState } from '../../../core/records/record-chain.ts'
import type { DecisionRecord } from '../../../core/records/decision-record.ts'
import { numberOfFile, recordFileName, recordFiles, type LogTail } from './record-files.ts'

export interface WriterOptions {
  readonly folder: string
  readonly maxBytes: number
  readonly maxFiles: number
  readonly sync: 'each' | 'file'
}

export interface RecordWriter {
  /** On disk, as far as the system says, when it returns. @throws what kept it from being written */
  readonly append: (record: DecisionRecord) => void
  readonly state: () => ChainState
  readonly close: () => void
}

interface OpenFile {
  readonly descriptor: number
  readonly size: number
}

/** Appends to the files of a log. What it could not write leaves no half line, or a file that is not gone on with. */
export function createRecordWriter({ folder, maxBytes, maxFiles, sync }: WriterOptions, tail: LogTail): RecordWriter {
  let state = tail.state
  let number = numberOfFile(recordFiles(folder).at(-1) ?? '')
  let file: OpenFile | undefined = tail.open && { descriptor: openSync(tail.open.path, 'a', 0o600), size: tail.open.size }

  const leave = (): void => {
    const left = file
    file = undefined
    if (left === undefined) return
    try {
      fdatasyncSync(left.descriptor)
    } finally {
      closeSync(left.descriptor)
    }
  }

  const next = (): OpenFile => {
    leave()
    number++
    const descriptor = openSync(recordFileName(folder, number), 'ax', 0o600)
    syncFolder(folder)
    for (const old of recordFiles(folder).slice(0, -maxFiles)) rmSync(old, { force: true })
    return { descriptor, size: 0 }
  }

  /** Nothing half written is gone on with; if it cannot be taken back, another file is begun. */
  const takeBack = ({ descriptor, size }: OpenFile): void => {
    try {
      ftruncateSync(descriptor, size)
    } catch {
      file = undefined
      closeSync(descriptor)
    }
  }

  return {
    append(record) {
      const appended = appendRecord(state, record)
      const bytes = Buffer.from(`${appended.line}\n`)
      const open = file !== undefined && (file.size === 0 || file.size + bytes.length <= maxBytes) ? file : next()
      file = open
      const { size, nlink } = fstatSync(open.descriptor)
      // A second writer would make two chains of one, and what is written to a removed file is nowhere.
      if (size !== open.size || nlink === 0) {
        file = undefined
        closeSync(open.descriptor)
        throw new Error(nlink === 0 ? 'the file of the record log was removed' : 'somebody else writes to the record log')
      }
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(open.descriptor, bytes, at)
        if (sync === 'each') fdatasyncSync(open.descriptor)
      } catch (error) {
        takeBack(open)
        throw error
      }
      file = { ...open, size: open.size + bytes.length }
      state = appended.state
    },
    state: () => state,
    close: leave,
  }
}

/** A new file is lasting only when its folder is. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
