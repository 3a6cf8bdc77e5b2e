import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useState } from 'react'
import { openPdf } from './openPdf.ts'

interface State {
  pdf?: PDFDocumentProxy
  /** Tells the room that pages need before they are drawn: most papers have pages of one size. */
  first?: PDFPageProxy
  failure?: unknown
}

/** A PDF that is open while it is shown. */
export function usePdf(address: string) {
  const [state, setState] = useState<State>({})
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads it again
  useEffect(() => {
    const left = new AbortController()
    const open = async () => {
      const pdf = await openPdf(address, left.signal)
      return { pdf, first: await pdf.getPage(1) }
    }
    open().then(
      (opened) => !left.signal.aborted && setState(opened),
      (failure) => !left.signal.aborted && setState({ failure }),
    )
    return () => left.abort()
  }, [address, tries])
  const retry = useCallback(() => {
    setState({})
    setTries((now) => now + 1)
  }, [])
  return { ...state, retry }
}
