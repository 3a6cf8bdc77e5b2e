import { type CancelReason, cancelReasons } from '@dsms/contract/schedule/lessons/statuses'
import { cancelLessonSeries, type LessonSeries } from '@dsms/contract/schedule/series/calls'
import { Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import { cancelWords } from '../lessons/card/cancelWords.ts'
import { ScopeFields } from './ScopeFields.tsx'

interface Props {
  series: LessonSeries
  school_id: number | undefined
  close: () => void
}

const scopes = ['this', 'following', 'all'] as const

/** Calls lessons of a series off; what was taught or has begun stays. */
export function CancelSeriesDialog({ series, school_id, close }: Props) {
  const t = useText('series')
  const schedule = useText('schedule')
  const changed = useLessonsChanged()
  const [on, setOn] = useState<{ scope: (typeof scopes)[number]; lesson_id: number | null }>({
    scope: 'all',
    lesson_id: null,
  })
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isLessonMissing = on.scope !== 'all' && on.lesson_id === null
  return (
    <ConfirmDialog
      opened
      title={t('cancel.title', { name: series.name ?? series.type.name })}
      text={t('cancel.text')}
      action={t('cancel.action')}
      isDangerous
      safe={t('cancel.keep')}
      close={close}
      run={async () => {
        setTried(true)
        if (!reason || isLessonMissing) return
        const body = { ...on, reason, note: note.trim() || null, version: series.version, school_id }
        const done = await call(cancelLessonSeries, { params: { id: series.id }, body })
        showDone(t('cancel.done', { number: done.changed.length }))
        await changed()
        close()
      }}
    >
      <ScopeFields
        series={series}
        scopes={scopes}
        {...on}
        set={(change) => setOn((now) => ({ ...now, ...change }))}
        error={isTried && isLessonMissing && codeText('required')}
      />
      <Select
        label={schedule('column.reason')}
        required
        data={cancelReasons.map((value) => ({ value, label: schedule(cancelWords[value]) }))}
        value={reason}
        onChange={setReason}
        error={isTried && !reason && codeText('required')}
      />
      <Textarea
        label={schedule('column.note')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
