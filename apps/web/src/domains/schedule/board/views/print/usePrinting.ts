import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, however somebody asked for it: what is for paper alone is drawn only then. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // the paper is taken as soon as the event is over
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Opens the dialog to print once what is printed is there, and the letters that it is set in. */
export function usePrintOnce(isReady: boolean, printed: () => void) {
  const isOpen = useRef(false)
  useEffect(() => {
    if (!isReady || isOpen.current) return
    isOpen.current = true
    void document.fonts.ready.then(() => {
      isOpen.current = false
      printed()
      window.print()
    })
  }, [isReady, printed])
}
