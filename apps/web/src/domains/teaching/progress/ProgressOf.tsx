import {
  objectToMyLesson,
  type ProgressLesson,
  type Progress as Shown,
  signMyLesson,
} from '@dsms/contract/teaching/progress/calls'
import { Button, Progress, Stack, Text } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { useRequirementWords } from '../../curriculum/public.ts'
import { Objection, SignaturePad } from '../../people/public.ts'
import { ExamLine } from '../lessonRecords/ExamLine.tsx'
import { numbersOf } from '../lessonRecords/minutes.ts'
import { keyOf } from './keyOf.ts'
import classes from './Progress.module.css'
import { type Learner, Skills } from './Skills.tsx'

interface Props {
  student: Learner
  progress: Shown
  /** For those at the school: where the records of the lessons are. */
  records?: { school_id?: number | undefined }
}

/** What to practise, the path of each course, skill by skill, and what the trainers wrote of the lessons. */
export function ProgressOf({ student, progress, records }: Props) {
  return (
    <div className={classes.page}>
      <Practise rows={progress.practise} />
      {progress.courses.map((course) => (
        <Path key={course.enrolment_id} course={course} />
      ))}
      <Skills student={student} progress={progress} />
      <Lessons student={student} progress={progress} {...(records && { records })} />
    </div>
  )
}

function Practise({ rows }: { rows: Shown['practise'] }) {
  const t = useText('progress')
  return (
    <section className="card" aria-labelledby="practise">
      <h2 id="practise" className={classes.heading}>
        {t('practise')}
      </h2>
      {rows.length === 0 && <Text size="sm">{t('practise.none')}</Text>}
      <ul className={classes.rows}>
        {rows.map(({ skill_id, name, why }) => (
          <li key={skill_id} className={classes.row}>
            <Typed>{name}</Typed>
            <span className={classes.quiet}>{t(`why.${why}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Path({ course: { course, stages } }: { course: Shown['courses'][number] }) {
  const t = useText('progress')
  const licences = useText('licences')
  const { minutes } = useRequirementWords()
  return (
    <section className="card">
      <h2 className={classes.heading}>
        {t('path')} · <Typed>{course}</Typed>
      </h2>
      <ul className={classes.rows}>
        {stages.map(({ stage, owed, done, earlier }) => (
          <li key={stage} className={classes.stage}>
            <div className={classes.row}>
              <span>{licences(`stage.${stage}`)}</span>
              <span className={classes.quiet}>{t('path.done', { done: minutes(done), owed: minutes(owed) })}</span>
            </div>
            <Progress
              size={10}
              value={owed === 0 ? 100 : Math.min(100, (done / owed) * 100)}
              aria-label={licences(`stage.${stage}`)}
            />
            {earlier > 0 && <span className={classes.quiet}>{t('path.earlier', { minutes: minutes(earlier) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the trainers wrote of each lesson, to be signed where it may be. */
export function Lessons({ student, progress: { lessons, skills, time_zone }, records }: Props) {
  const t = useText('progress')
  const format = useFormat()
  const severities = useText('drivingErrors')
  const roles = useText('lessonRecords')
  const nameOf = (id: number) => skills.find(({ skill_id }) => skill_id === id)?.name ?? '–'
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
            {lesson.trainer && <bdi className={classes.quiet}>{lesson.trainer}</bdi>}
            {lesson.shared_note && (
              <Text size="sm">
                <Typed>{lesson.shared_note}</Typed>
              </Text>
            )}
            {lesson.minutes && (
              <span className={classes.quiet}>
                {roles('minutes.differ', numbersOf(lesson.minutes, format))}
                {lesson.minutes.reason && (
                  <>
                    {' · '}
                    <bdi>{lesson.minutes.reason}</bdi>
                  </>
                )}
              </span>
            )}
            {lesson.exam && <ExamLine exam={lesson.exam} />}
            {lesson.ratings.length > 0 && (
              <span className={classes.quiet}>
                {format.list(lesson.ratings.map((one) => `${nameOf(one.skill_id)} ${format.number(one.level)}`))}
              </span>
            )}
            {lesson.errors.length > 0 && (
              <span className={classes.quiet}>
                {t('errors', {
                  what: format.list(
                    lesson.errors.map(
                      (one) => `${one.name} (${severities(`severity.${one.severity}`)} × ${format.number(one.count)})`,
                    ),
                  ),
                })}
              </span>
            )}
            {lesson.signed_by.length > 0 && (
              <span className={classes.quiet}>
                {t('signed', { who: format.list(lesson.signed_by.map((role) => roles(`role.${role}`))) })}
              </span>
            )}
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
