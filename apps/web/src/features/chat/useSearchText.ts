import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

/** Text that is typed here and stands in the address after a short rest; what the address says later is shown too. */
export function useSearchText(kept: string, keep: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(kept)
  const sent = useRef(kept)
  useEffect(() => {
    if (kept === sent.current) return
    sent.current = kept
    setText(kept)
  }, [kept])
  const send = useDebouncedCallback((next: string) => {
    sent.current = next.trim()
    keep(next.trim())
  }, 250)
  return [
    text,
    (next) => {
      setText(next)
      send(next)
    },
  ]
}
