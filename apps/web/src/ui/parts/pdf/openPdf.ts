import type { PDFDocumentProxy } from 'pdfjs-dist'
// written for the browsers that we build for; the other build asks for newer ones
import { getDocument, PasswordException, PDFWorker, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { bytesOf } from '../../../kernel/call/bytes.ts'

export class LockedPdf extends Error {}

/**
 * The pages of a PDF, read in a worker from our own address. Nothing in it is run: scripts in a PDF are never read, and its
 * formulas and pictures are worked out without WebAssembly, which our policy refuses. Throws `LockedPdf` for one that asks
 * for a password, and once it was left. `close` it when it is no longer shown.
 */
export async function openPdf(address: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const data = await bytesOf(address, signal)
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  signal.addEventListener('abort', close)
  try {
    // the build puts what reads pictures of scanners here
    const wasmUrl = `/assets/pdf-${version}/`
    return await getDocument({ data, worker, wasmUrl, useWasm: false, verbosity: 0 }).promise
  } catch (failure) {
    close()
    throw failure instanceof PasswordException ? new LockedPdf() : failure
  }
}
