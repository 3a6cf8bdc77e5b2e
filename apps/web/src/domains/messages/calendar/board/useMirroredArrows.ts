import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../../../kernel/i18n/index.ts'

const mirrored = new WeakSet<Event>()
const other: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The schedule takes "right" for the next day; from right to left that is the previous one. */
export function useMirroredArrows() {
  const { dir } = useLanguage()
  return (event: KeyboardEvent) => {
    const key = other[event.key]
    if (dir === 'ltr' || !key || event.altKey || event.ctrlKey || event.metaKey || mirrored.has(event.nativeEvent))
      return
    event.stopPropagation()
    event.preventDefault()
    const swapped = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    mirrored.add(swapped)
    event.target.dispatchEvent(swapped)
  }
}
