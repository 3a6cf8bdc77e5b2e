import { useShortcuts } from '../../../../kernel/browser/shortcuts.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { compose } from '../compose/composing.ts'
import type { DetailTools } from './DetailHeader.tsx'

/** The open mail by single keys: the same as in the list, where they make sense. */
export function useDetailKeys(tools: DetailTools | undefined, leave: () => void): void {
  const t = useText('email')
  const back = { keys: 'u', label: t('backToList'), run: leave }
  useShortcuts(
    tools
      ? [
          back,
          { keys: 'j', label: t('olderMail'), run: () => tools.older?.() },
          { keys: 'k', label: t('newerMail'), run: () => tools.newer?.() },
          { keys: 's', label: t('keys.star'), run: tools.star },
          { keys: 'e', label: t('markUnread'), run: tools.unread },
          { keys: '#', label: t('keys.trash'), run: tools.trash },
          { keys: 'r', label: t('reply'), run: () => tools.answer('reply') },
          { keys: 'a', label: t('replyAll'), run: () => tools.answer('replyAll') },
          { keys: 'f', label: t('forward'), run: () => tools.answer('forward') },
          { keys: 'c', label: t('compose'), run: () => void compose({ kind: 'new' }) },
        ]
      : [back],
  )
}
