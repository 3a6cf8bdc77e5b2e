import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'

/** Copies a text, says so, and remembers which it was. */
export function useCopy() {
  const t = useText('extras')
  const [copied, setCopied] = useState<string>()
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(text)
        showDone(t('clipboard.copied', { text: `\u2068${text}\u2069` }), 'copied')
      },
      () => showFailure(t('clipboard.failed')),
    )
  return { copied, copy }
}
