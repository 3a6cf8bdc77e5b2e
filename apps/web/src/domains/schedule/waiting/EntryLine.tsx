import { type WaitingEntry, withdrawWaiting } from '@dsms/contract/schedule/waiting/calls'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import classes from './Waiting.module.css'
import { WishText } from './WishText.tsx'

/** Somebody who waits: since when, for what, and how often they were asked. */
export function EntryLine({ entry, school_id }: { entry: WaitingEntry; school_id: number | undefined }) {
  const t = useText('waiting')
  const format = useFormat()
  const may = useMay()
  const errorText = useErrorText()
  const changed = useLessonsChanged()
  const [isBusy, setBusy] = useState(false)
  const name = entry.student ?? t('beyond')
  const withdraw = async () => {
    setBusy(true)
    await call(withdrawWaiting, { params: { id: entry.id }, body: { version: entry.version, school_id } }).catch(
      (error) => showFailure(errorText(error)),
    )
    await changed()
    setBusy(false)
  }
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <strong>
          <Typed>{name}</Typed>
        </strong>
        <WishText entry={entry} />
        <span className={classes.facets}>
          <span>{t('since', { when: format.relative(entry.waiting_since) })}</span>
          <span>{t('asked', { count: entry.offers })}</span>
          {entry.trainer && <Typed>{entry.trainer}</Typed>}
        </span>
      </span>
      {may(withdrawWaiting) && (
        <Button
          variant="default"
          size="compact-md"
          mih={36}
          loading={isBusy}
          aria-label={t('withdrawOf', { name })}
          onClick={() => void withdraw()}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  )
}
