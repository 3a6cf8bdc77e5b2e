import {
  objectToMyLesson,
  type ProgressLesson,
  type Progress as Shown,
  signMyLesson,
} from '@dsms/contract/teaching/progress/calls'
import { Button, Stack, Text } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Objection, SignaturePad } from '../../people/public.ts'
import { keyOf } from './keyOf.ts'
import { LessonFacts } from './LessonFacts.tsx'
import classes from './Progress.module.css'
import type { Learner } from './Skills.tsx'

interface Props {
  student: Learner
  progress: Shown
  /** For those at the school: where the records of the lessons are. */
  records?: { school_id?: number | undefined }
}

/** What the trainers wrote of each lesson, to be signed where it may be. */
export function Lessons({ student, progress: { lessons, skills, time_zone }, records }: Props) {
  const t = useText('progress')
  const format = useFormat()
  return (
    <section className="card" aria-labelledby="lessons">
      <h2 id="lessons" className={classes.heading}>
        {t('lessons')}
      </h2>
      {lessons.length === 0 && <Text size="sm">{t('lessons.none')}</Text>}
      <ul className={classes.rows}>
        {lessons.map((lesson) => (
          <li key={lesson.id} className={classes.lesson}>
            <strong>
              {records ? (
                <LinkAnchor to={`/school/teaching/${lesson.id}`} search={records}>
                  {lesson.type} · {format.dateTime(lesson.start, time_zone)}
                </LinkAnchor>
              ) : (
                <>
                  {lesson.type} · {format.dateTime(lesson.start, time_zone)}
                </>
              )}
            </strong>
            <LessonFacts lesson={lesson} skills={skills} />
            {lesson.may_sign && <Sign lesson={lesson} student={student} />}
            <LessonObjection lesson={lesson} student={student} zone={time_zone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The student's signature on the trainer's device, and what may be said against it. */
function LessonObjection({ lesson, student, zone }: { lesson: ProgressLesson; student: Learner; zone: string }) {
  const client = useQueryClient()
  return (
    <Objection
      objection={lesson.objection}
      zone={zone}
      until={lesson.object_until}
      object={async (reason) => {
        const answer = await call(objectToMyLesson, {
          params: { id: lesson.id },
          body: { student_id: student.id, reason },
        })
        client.setQueryData(keyOf(student.id), answer)
      }}
    />
  )
}

function Sign({ lesson, student }: { lesson: ProgressLesson; student: Learner }) {
  const t = useText('progress')
  const client = useQueryClient()
  const user = useSession()
  const [isOpen, setOpen] = useState(false)
  const [path, setPath] = useState('')
  const send = useMutation({
    mutationFn: () =>
      call(signMyLesson, {
        params: { id: lesson.id },
        body: { student_id: student.id, signature: path || null },
      }),
    onSuccess: (answer) => client.setQueryData(keyOf(student.id), answer),
  })
  if (!isOpen)
    return (
      <Button
        mih={44}
        variant="light"
        leftSection={<IconSignature size={18} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        {t('sign')}
      </Button>
    )
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('sign.as', { name: `\u2068${user?.fullName || student.name}\u2069` })}</Text>
      <SignaturePad value={path} onChange={setPath} />
      {send.isError && <ErrorBox error={send.error} />}
      <Button mih={44} loading={send.isPending} onClick={() => send.mutate()}>
        {t('sign')}
      </Button>
    </Stack>
  )
}
