import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { SidebarButton } from '../../../../ui/apps/AppFrame.tsx'
import { SearchField } from '../../../../ui/page/SearchField.tsx'
import type { MailPlace } from '../mailbox/mailView.ts'
import type { MailActions } from '../mailbox/useMailActions.ts'
import type { useMails } from '../mailbox/useMails.ts'
import type { Doomed } from './DeleteDialog.tsx'
import classes from './MailHeader.module.css'
import { MailPager } from './MailPager.tsx'
import { MailToolbar } from './MailToolbar.tsx'
import type { MailSelection } from './useMailSelection.ts'

interface Props {
  place: MailPlace
  query: ReturnType<typeof useMails>
  selection: MailSelection
  actions: MailActions
  search: RefObject<HTMLInputElement | null>
  onDelete: (mails: Doomed) => void
}

/** Search, choosing, paging; in the trash also emptying it. */
export function MailHeader({ place, query, selection, actions, search, onDelete }: Props) {
  const t = useText('email')
  const { view } = place
  const isTrash = view.folder === 'trash'
  const name = t(view.label ? `label.${view.label}` : view.folder === 'all' ? 'title' : `folder.${view.folder}`)
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <SidebarButton label={t('folders.open')} />
        <h2 className={classes.title}>{name}</h2>
        <SearchField className={classes.search} label={t('search')} q={view.q} onSearch={place.setQ} ref={search} />
      </div>
      <div className={classes.row} data-second data-chosen={selection.mails.length > 0 || undefined}>
        <MailToolbar selection={selection} actions={actions} isTrash={isTrash} onDelete={onDelete} />
        {isTrash && selection.mails.length === 0 && (query.data?.emails.length ?? 0) > 0 && (
          <Button variant="subtle" color="red" size="compact-sm" mih={32} onClick={() => onDelete('all')}>
            {t('emptyTrash')}
          </Button>
        )}
        <span className={classes.pager}>
          <MailPager list={query.data} page={view.page} onPage={place.setPage} />
        </span>
      </div>
      {query.isFetching && query.data && <div className={classes.bar} />}
    </header>
  )
}
