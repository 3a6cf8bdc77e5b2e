import { useCallback, useRef, useState } from 'react'
import { whenShown } from '../../../../kernel/browser/later/whenShown.tsx'
import { useSession } from '../../../../kernel/session/session.ts'
import { compose } from '../compose/composing.ts'
import { DeleteDialog, type Doomed } from '../list/DeleteDialog.tsx'
import { MailHeader } from '../list/MailHeader.tsx'
import { MailRow } from '../list/MailRow.tsx'
import { MailStates } from '../list/MailStates.tsx'
import { useListKeys } from '../list/useListKeys.ts'
import { useMailSelection } from '../list/useMailSelection.ts'
import { useRowFocus } from '../list/useRowFocus.ts'
import classes from './Mailbox.module.css'
import type { Mail } from './mailCache.ts'
import { type MailView, useMailPlace } from './mailView.ts'
import { useMailActions } from './useMailActions.ts'
import { useMails } from './useMails.ts'

// most visits to a list open no mail
const MailDetail = whenShown(async () => (await import('../detail/MailDetail.tsx')).MailDetail)

const none: Mail[] = []

/** The list of a folder or label, and the mail that is open over it. */
export function Mailbox({ base }: { base: Pick<MailView, 'folder' | 'label'> }) {
  const me = useSession()?.email ?? ''
  const place = useMailPlace(base)
  const { view, open } = place
  const query = useMails(view)
  const mails = query.data?.emails ?? none
  const selection = useMailSelection(mails)
  const actions = useMailActions()
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const rows = useRowFocus(list, mails, open)

  const openMail = useCallback(
    (mail: Mail) => {
      // what is still written is gone on with rather than read
      if (mail.folder === 'draft' && mail.state === 'draft') void compose({ kind: 'draft', id: mail.id })
      else place.openMail(mail.id)
    },
    [place],
  )
  // rows are drawn again only when something of theirs changes, so what they call stays the same
  const latest = useRef({ selection, actions, openMail })
  latest.current = { selection, actions, openMail }
  const onChoose = useCallback((mail: Mail, isRange: boolean) => latest.current.selection.toggle(mail, isRange), [])
  const onStar = useCallback((mail: Mail) => latest.current.actions.star([mail], !mail.isStarred), [])
  const onOpen = useCallback((mail: Mail) => latest.current.openMail(mail), [])

  useListKeys({ isOn: open === null, mails, rows, selection, actions, search, onOpen, onDelete: setDoomed })

  return (
    <>
      <section className={classes.list} inert={open !== null}>
        <MailHeader
          place={place}
          query={query}
          selection={selection}
          actions={actions}
          search={search}
          onDelete={setDoomed}
        />
        <div className={classes.scroll}>
          <MailStates query={query} view={view} onClearSearch={() => place.setQ('')} />
          {mails.length > 0 && (
            <ul ref={list} className={classes.rows} onKeyDown={rows.onKeyDown}>
              {mails.map((mail) => (
                <MailRow
                  key={mail.id}
                  mail={mail}
                  me={me}
                  isChosen={selection.has(mail)}
                  isCurrent={mail.id === rows.current}
                  onChoose={onChoose}
                  onStar={onStar}
                  onOpen={onOpen}
                  onFocus={rows.setCurrent}
                  isMixed={view.folder === 'all' || view.folder === 'starred'}
                />
              ))}
            </ul>
          )}
        </div>
      </section>
      {open !== null && (
        <MailDetail key={open} id={open} place={place} mails={mails} actions={actions} onDelete={setDoomed} />
      )}
      <DeleteDialog
        doomed={doomed}
        actions={actions}
        close={() => setDoomed(null)}
        onDone={() => {
          selection.clear()
          if (open !== null) place.close()
        }}
      />
    </>
  )
}
