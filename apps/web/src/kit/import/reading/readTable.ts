import type { Encoding } from './decodeText.ts'
import type { ReadFile } from './readFile.ts'

interface Options {
  /** Where somebody knows better than the file looks. */
  encoding?: Encoding | undefined
  /** Anyone who leaves need not wait for the end. */
  signal?: AbortSignal | undefined
}

/**
 * A file as sheets of text cells, read in a worker from our own address. Throws for what is neither a workbook nor text,
 * and when it was left.
 */
export async function readTable(file: File, { encoding, signal }: Options = {}): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // the first two letters of an archive, which every workbook is
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      const fail = () => reject(new Error('unreadable'))
      worker.addEventListener('message', ({ data }: MessageEvent<{ read?: ReadFile }>) =>
        data.read ? resolve(data.read) : fail(),
      )
      worker.addEventListener('error', fail)
      signal?.addEventListener('abort', fail)
      worker.postMessage({ bytes, isWorkbook, encoding })
    })
  } finally {
    worker.terminate()
  }
}
