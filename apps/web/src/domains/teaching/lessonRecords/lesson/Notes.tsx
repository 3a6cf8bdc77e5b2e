import { longestNote } from '@dsms/contract/teaching/lessonRecords/acts'
import { Stack, Textarea } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'

/** What the student reads, and what the school keeps for itself. */
export function Notes(props: PadProps) {
  const t = useText('lessonRecords')
  return (
    <section className="card" aria-labelledby="notes">
      <h2 id="notes" className={classes.heading}>
        {t('notes.title')}
      </h2>
      <Stack gap="md">
        <Note {...props} which="shared" />
        <Note {...props} which="internal" />
      </Stack>
    </section>
  )
}

/** Kept a moment after the last letter, so that a page that is closed loses nothing. */
const pauseMs = 700

function Note({ lesson, isClosed, which }: PadProps & { which: 'shared' | 'internal' }) {
  const t = useText('lessonRecords')
  const { record, act } = useDesk(lesson)
  const kept = (which === 'shared' ? record.shared_note : record.internal_note) ?? ''
  const [typed, setTyped] = useState<string>()
  const keep = (text: string) => {
    if (text.trim() !== kept) act({ kind: 'note', which, text: text.trim() })
  }
  const keepSoon = useDebouncedCallback(keep, pauseMs)
  return (
    <Textarea
      label={t(`notes.${which}`)}
      description={t(`notes.${which}Help`)}
      autosize
      minRows={2}
      maxRows={8}
      dir="auto"
      maxLength={longestNote}
      disabled={isClosed}
      value={typed ?? kept}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        keepSoon(event.currentTarget.value)
      }}
      onBlur={(event) => {
        keepSoon.cancel()
        keep(event.currentTarget.value)
        setTyped(undefined)
      }}
    />
  )
}
