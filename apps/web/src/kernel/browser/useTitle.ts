import { useEffect } from 'react'
import { useText } from '../i18n/index.ts'

/** Names the browser's tab after the screen. */
export function useTitle(title: string): void {
  const t = useText('common')
  useEffect(() => {
    document.title = `${title} · ${t('app')}`
  }, [title, t])
}
