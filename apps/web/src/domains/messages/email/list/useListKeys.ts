import type { RefObject } from 'react'
import { useShortcuts } from '../../../../kernel/browser/shortcuts.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { compose } from '../compose/composing.ts'
import type { Mail } from '../mailbox/mailCache.ts'
import type { MailActions } from '../mailbox/useMailActions.ts'
import type { Doomed } from './DeleteDialog.tsx'
import type { MailSelection } from './useMailSelection.ts'
import type { RowFocus } from './useRowFocus.ts'

interface Options {
  isOn: boolean
  mails: Mail[]
  rows: RowFocus
  selection: MailSelection
  actions: MailActions
  search: RefObject<HTMLInputElement | null>
  onOpen: (mail: Mail) => void
  onDelete: (mails: Doomed) => void
}

/** The list by single keys. They act on the chosen mails, else on the row that has the focus. */
export function useListKeys({ isOn, mails, rows, selection, actions, search, onOpen, onDelete }: Options): void {
  const t = useText('email')
  const row = mails.find(({ id }) => id === rows.current)
  const meant = selection.mails.length > 0 ? selection.mails : row ? [row] : []
  const onRow = (work: (mail: Mail) => void) => () => {
    if (row) work(row)
  }
  const remove = () => {
    if (meant.length === 0) return
    if (meant.every(({ folder }) => folder === 'trash')) onDelete(meant)
    else {
      actions.move(meant, 'trash')
      selection.clear()
    }
  }
  useShortcuts(
    isOn
      ? [
          { keys: 'j', label: t('keys.down'), run: () => rows.move(1) },
          { keys: 'k', label: t('keys.up'), run: () => rows.move(-1) },
          { keys: 'o', label: t('keys.open'), run: onRow(onOpen) },
          { keys: 'x', label: t('keys.choose'), run: onRow((mail) => selection.toggle(mail)) },
          { keys: 's', label: t('keys.star'), run: () => star(meant, actions) },
          { keys: 'e', label: t('keys.read'), run: () => toggleRead(meant, actions) },
          { keys: '#', label: t('keys.trash'), run: remove },
          { keys: 'r', label: t('reply'), run: onRow(({ id }) => void compose({ kind: 'reply', id })) },
          { keys: 'a', label: t('replyAll'), run: onRow(({ id }) => void compose({ kind: 'replyAll', id })) },
          { keys: 'f', label: t('forward'), run: onRow(({ id }) => void compose({ kind: 'forward', id })) },
          { keys: 'c', label: t('compose'), run: () => void compose({ kind: 'new' }) },
          { keys: '/', label: t('search'), run: () => search.current?.focus() },
        ]
      : [],
  )
}

const star = (mails: Mail[], actions: MailActions) => {
  if (mails.length > 0)
    actions.star(
      mails,
      mails.some(({ isStarred }) => !isStarred),
    )
}

const toggleRead = (mails: Mail[], actions: MailActions) => {
  if (mails.length > 0)
    actions.mark(
      mails,
      mails.some(({ isRead }) => !isRead),
    )
}
