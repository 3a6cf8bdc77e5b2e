import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import * as c from '@dsms/contract/schedule/lessons/calls'
import { type LessonStatus, lessonStatuses, movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import { useAttempt } from '../../../../kit/records/useAttempt.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { useNow } from '../../board/time/useNow.ts'
import { useLessonsChanged } from '../../board/useBoard.ts'
import { useToasts } from '../../notices/useToasts.ts'
import { WhoIsTold } from '../../notices/WhoIsTold.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { CompleteDialog } from './CompleteDialog.tsx'
import { ResultsDialog } from './ResultsDialog.tsx'

/** The right to pass rules with a reason. */
const overriding = { access: { school: 'schedules.override', platform: 'schools.edit' } } as const

interface Props {
  lesson: c.Lesson
  school_id: number | undefined
  edit: () => void
  move: (() => void) | undefined
}

/** What may follow the state that a lesson is in, for those who may do it. */
export function CardActions({ lesson, school_id, edit, move }: Props) {
  const t = useText('schedule')
  const may = useMay()
  const changed = useLessonsChanged()
  const attempt = useAttempt(changed)
  const toasts = useToasts()
  const errorText = useErrorText()
  const [open, setOpen] = useState<'cancel' | 'decline' | 'complete' | 'results' | 'miss'>()
  const close = () => setOpen(undefined)
  const { id, version, status } = lesson
  const follows: readonly LessonStatus[] = lessonStatuses[status]
  const mayChange = may(c.confirmLesson)
  const can = (next: LessonStatus) => mayChange && follows.includes(next)
  const now = useNow() * minuteMs
  const isOpen = now >= Date.parse(lesson.opens_at)
  const isOver = now >= Date.parse(lesson.end)
  const mayUndo = mayChange && lesson.undo_until !== null && now < Date.parse(lesson.undo_until)
  const isMovable = movableStatuses.some((one) => one === status)
  const rest = { params: { id } }
  const body = { version, school_id }
  const done = async (what: Parameters<typeof t>[0], told: readonly ToldPerson[] = []) => {
    close()
    toasts.done(t(what), told)
    await changed()
  }
  const confirm = (what: 'done.accepted' | 'done.confirmed') => async () => {
    try {
      await done(what, (await call(c.confirmLesson, { ...rest, body })).told)
    } catch (error) {
      showFailure(errorText(error))
    }
  }
  const mayComplete = can('completed') && (isOver || (isOpen && may(overriding)))
  // the one thing to do next: nothing is begun before its time, and what is over is ended
  const next =
    status === 'requested'
      ? 'accept'
      : mayComplete && (isOver || status === 'in_progress')
        ? 'complete'
        : can('in_progress') && isOpen
          ? 'start'
          : status === 'scheduled' && !isOpen
            ? 'confirm'
            : undefined
  const look = (what: NonNullable<typeof next>) => ({ variant: next === what ? 'filled' : 'default' })
  const hasResults = mayChange && status === 'completed' && lesson.bookings.some(({ exam_result }) => exam_result)
  // a bar without a button would be an empty box
  if ((follows.length === 0 && !hasResults && !mayUndo) || !(mayChange || may(c.moveLesson) || may(c.updateLesson)))
    return null
  return (
    <Group gap="xs" className="foot">
      {status === 'requested' && mayChange && (
        <Button {...look('accept')} onClick={confirm('done.accepted')}>
          {t('action.accept')}
        </Button>
      )}
      {status === 'scheduled' && mayChange && (
        <Button {...look('confirm')} onClick={confirm('done.confirmed')}>
          {t('action.confirm')}
        </Button>
      )}
      {can('in_progress') && isOpen && (
        <Button
          {...look('start')}
          onClick={() => attempt(() => call(c.startLesson, { ...rest, body }), t('done.started'))}
        >
          {t('action.start')}
        </Button>
      )}
      {mayComplete && (
        <Button {...look('complete')} onClick={() => setOpen('complete')}>
          {t('action.complete')}
        </Button>
      )}
      {mayUndo && (
        <Button
          variant="default"
          onClick={() => attempt(() => call(c.undoLesson, { ...rest, body }), t('done.undone'))}
        >
          {t('action.undo')}
        </Button>
      )}
      {hasResults && (
        <Button variant="default" onClick={() => setOpen('results')}>
          {t('action.results')}
        </Button>
      )}
      {move && isMovable && may(c.moveLesson) && (
        <Button variant="default" onClick={move}>
          {t('action.move')}
        </Button>
      )}
      {isMovable && may(c.updateLesson) && (
        <Button variant="default" onClick={edit}>
          {t('action.edit')}
        </Button>
      )}
      {can('no_show') && now >= Date.parse(lesson.absent_from) && (
        <Button variant="default" onClick={() => setOpen('miss')}>
          {t('action.miss')}
        </Button>
      )}
      {can('declined') && (
        <Button variant="default" onClick={() => setOpen('decline')}>
          {t('action.decline')}
        </Button>
      )}
      {can('cancelled') && (
        <Button variant="subtle" color="red" onClick={() => setOpen('cancel')}>
          {t('action.cancel')}
        </Button>
      )}
      {open === 'cancel' && (
        <CancelDialog
          lesson={lesson}
          school_id={school_id}
          close={close}
          done={(told) => done('done.cancelled', told)}
        />
      )}
      {open === 'complete' && (
        <CompleteDialog
          lesson={lesson}
          isOver={isOver}
          school_id={school_id}
          close={close}
          done={() => done('done.completed')}
        />
      )}
      {open === 'results' && (
        <ResultsDialog lesson={lesson} school_id={school_id} close={close} done={() => done('done.results')} />
      )}
      {open === 'decline' && (
        <ReasonDialog
          title={t('decline.title')}
          action={t('action.decline')}
          reasonLabel={t('column.reason')}
          isReasonRequired
          close={close}
          run={async (note) => {
            const { told } = await call(c.declineLesson, { ...rest, body: { ...body, note } })
            await done('done.declined', told)
          }}
        >
          <WhoIsTold deed="change" lessons={[id]} school_id={school_id} />
        </ReasonDialog>
      )}
      {open === 'miss' && (
        <ReasonDialog
          title={t('miss.title')}
          text={t('miss.text')}
          action={t('action.miss')}
          reasonLabel={t('column.note')}
          close={close}
          run={async (note) => {
            await call(c.missLesson, { ...rest, body: { ...body, note: note || null } })
            await done('done.missed')
          }}
        />
      )}
    </Group>
  )
}
