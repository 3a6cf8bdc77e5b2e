import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAwayNote } from '../../../kernel/browser/kept/away.ts'
import { keepScreens } from '../../../kernel/browser/kept/screens.ts'
import { useKeptSince } from '../../../kernel/browser/kept/since.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { loadTexts, useText } from '../../../kernel/i18n/index.ts'

/** What stands there once something fails. */
const loadLater = () => Promise.all([import('../../../ui/toasts/ToastHost.tsx'), loadTexts(['problems'])])

/** Milliseconds that the home stands before more is fetched for it: whoever opens it waits for nothing else. */
const calm = 3000

/**
 * Lets the first screen of students and guardians start without a network: its files are kept once it has stood for a moment
 * with everything on it, and it says so where the device shows what it kept.
 */
export function KeptHome() {
  const t = useText('home')
  const format = useFormat()
  const since = useKeptSince()
  const isComplete = useIsFetching() === 0 && since === undefined && navigator.onLine
  useEffect(() => {
    if (!isComplete) return
    const soon = setTimeout(() => void keepScreens('/home', loadLater), calm)
    return () => clearTimeout(soon)
  }, [isComplete])
  useAwayNote(since === undefined ? undefined : t('kept', { when: format.dateTime(since) }))
  return null
}
