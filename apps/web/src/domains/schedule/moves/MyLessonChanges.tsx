import { Button } from '@mantine/core'
import { useState } from 'react'
import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import type { CancelMyLessonProps } from './CancelMyLesson.tsx'
import type { MoveMyLessonProps } from './MoveMyLesson.tsx'
import { useWhen } from './useMine.ts'

const CancelMyLesson = whenShown<CancelMyLessonProps>(async () => (await import('./CancelMyLesson.tsx')).CancelMyLesson)
const MoveMyLesson = whenShown<MoveMyLessonProps>(async () => (await import('./MoveMyLesson.tsx')).MoveMyLesson)

interface Props {
  lesson: { id: number; name: string; start: string; end: string }
  zone: string
  /** Whose place in it is meant, for who looks after several. */
  studentId?: number
  /** What a free time for it is looked up by; undefined where others are in it too, so that it is not moved for one. */
  of?: MoveMyLessonProps['of'] | undefined
  /** Another time was asked for already. */
  isAsked?: boolean
}

/** What a student, or a guardian who may cancel, can do about a lesson to come: another time, or none. */
export function MyLessonChanges({ lesson, zone, studentId, of, isAsked = false }: Props) {
  const t = useText('moves')
  const when = useWhen()
  const [open, setOpen] = useState<'move' | 'cancel'>()
  const close = () => setOpen(undefined)
  const named = { lesson: lesson.name, when: when(lesson, zone) }
  return (
    <>
      {of && !isAsked && (
        <Button variant="default" aria-label={t('askOf', named)} onClick={() => setOpen('move')}>
          {t('ask')}
        </Button>
      )}
      <Button variant="subtle" color="red" aria-label={t('cancelOf', named)} onClick={() => setOpen('cancel')}>
        {t('cancel')}
      </Button>
      {of && open === 'move' && <MoveMyLesson lessonId={lesson.id} of={of} studentId={studentId} close={close} />}
      {open === 'cancel' && <CancelMyLesson lessonId={lesson.id} studentId={studentId} close={close} />}
    </>
  )
}
