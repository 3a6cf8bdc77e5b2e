import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

/**
 * Text that is typed here and stands in the address after a short rest; what the address says by itself (back, a saved
 * view) is shown too. `keep` may answer a text: what the address will say where that is another one.
 */
export function useSearchText(kept: string, keep: (text: string) => unknown): [string, (text: string) => void] {
  const [text, setText] = useState(kept)
  // what the address has not said yet: it comes late and may skip some, and must not take back what was typed since
  const awaited = useRef<string[]>([])
  const send = useDebouncedCallback((next: string) => {
    const text = next.trim()
    const said = keep(text)
    awaited.current.push(typeof said === 'string' ? said : text)
  }, 250)
  useEffect(() => {
    const place = awaited.current.indexOf(kept)
    awaited.current = place < 0 ? [] : awaited.current.slice(place + 1)
    if (place < 0) setText(kept)
  }, [kept])
  return [
    text,
    (next) => {
      setText(next)
      send(next)
    },
  ]
}
