import { cancelLessonSeries, type LessonSeries } from '@dsms/contract/schedule/series/calls'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import { CancelFields, useCancelReason } from '../lessons/card/CancelFields.tsx'
import { useToasts } from '../notices/useToasts.ts'
import { WhoIsTold } from '../notices/WhoIsTold.tsx'
import { CancelCosts } from '../policies/CancelCosts.tsx'
import { lessonsIn, ScopeFields } from './ScopeFields.tsx'

interface Props {
  series: LessonSeries
  school_id: number | undefined
  close: () => void
}

const scopes = ['this', 'following', 'all'] as const

/** Calls lessons of a series off; what was taught or has begun stays. */
export function CancelSeriesDialog({ series, school_id, close }: Props) {
  const t = useText('series')
  const changed = useLessonsChanged()
  const toasts = useToasts()
  const [on, setOn] = useState<{ scope: (typeof scopes)[number]; lesson_id: number | null }>({
    scope: 'all',
    lesson_id: null,
  })
  const reason = useCancelReason()
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
        const said = reason.said()
        if (!said || isLessonMissing) return
        const body = { ...on, ...said, has_proof: reason.hasProof, version: series.version, school_id }
        const done = await call(cancelLessonSeries, { params: { id: series.id }, body })
        toasts.done(t('cancel.done', { number: done.changed.length }), done.told)
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
      <WhoIsTold deed="cancel" lessons={lessonsIn(series, on)} school_id={school_id} />
      <CancelFields {...reason} />
      {on.scope === 'this' && on.lesson_id !== null && reason.reason && (
        <CancelCosts lessonId={on.lesson_id} reason={reason.reason} has_proof={reason.hasProof} school_id={school_id} />
      )}
    </ConfirmDialog>
  )
}
