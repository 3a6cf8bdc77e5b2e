import type { MyStudent } from '@dsms/contract/students/portal/calls'
import { stepsToBooking } from '@dsms/contract/students/portal/steps'
import { Progress, Text } from '@mantine/core'
import { askEarly } from '../../../kernel/call/early.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useTaught } from '../../../kernel/i18n/useTaught.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { BookingSteps } from './BookingSteps.tsx'
import { MineScreen } from './MineScreen.tsx'
import { chosenIn, myStudents } from './mine.ts'
import classes from './Portal.module.css'

/** The first screen of students and guardians: why booking is not open and what comes next, and how far the training is. */
export function StudentHome() {
  return (
    <MineScreen>
      {(student, all) => (
        <div className={classes.home}>
          {(!student.is_self || student.status !== 'active') && <Head student={student} />}
          <BookingSteps student={student} search={chosenIn(all, student)} />
          <Courses student={student} />
          <Papers student={student} search={chosenIn(all, student)} />
          {student.shared_notes && <Notes text={student.shared_notes} />}
        </div>
      )}
    </MineScreen>
  )
}

StudentHome.ask = () => askEarly(myStudents)

interface Part {
  student: MyStudent
  search: { student?: number }
}

function Head({ student }: { student: MyStudent }) {
  const students = useText('students')
  return (
    <section className={`card ${classes.person}`}>
      <PersonAvatar name={student.name} src={student.photo} size={56} />
      <div>
        <h2 className={classes.name}>
          <Typed>{student.name}</Typed>
        </h2>
        <Text size="sm" c="dimmed">
          <bdi>{student.student_no}</bdi>
        </Text>
      </div>
      <StatusBadge status={student.status} label={students(`status.${student.status}`)} />
    </section>
  )
}

function Courses({ student }: { student: MyStudent }) {
  const t = useText('portal')
  const enrolments = useText('enrolments')
  const taught = useTaught()
  const format = useFormat()
  // of one that is only prepared there is nothing to tell but what it waits for
  const begun = student.courses.filter(({ status }) => status !== 'draft')
  return (
    <>
      {begun.map((course) => {
        const share = course.owed_minutes === 0 ? 0 : Math.min(100, (course.done_minutes / course.owed_minutes) * 100)
        return (
          <section key={course.enrolment_id} className="card" aria-label={course.course}>
            <div className={classes.line}>
              <h2 className={classes.title}>
                <Typed>{course.course}</Typed>
              </h2>
              <StatusBadge status={course.status} label={enrolments(`status.${course.status}`)} />
            </div>
            <Text size="sm" mb={6}>
              {taught(course.done_minutes, course.owed_minutes)}
            </Text>
            <Progress value={share} aria-label={t('progressOf', { course: course.course })} />
            <Text size="sm" c="dimmed" mt={6}>
              {[
                t('began', { day: format.date(course.start_on) }),
                course.trainer && t('trainer', { name: course.trainer }),
                course.days_left !== null && t('daysLeft', { count: Math.max(0, course.days_left) }),
              ]
                .filter((fact) => typeof fact === 'string')
                .map((fact, nth) => (
                  <span key={fact}>
                    {nth > 0 && ' · '}
                    <bdi>{fact}</bdi>
                  </span>
                ))}
            </Text>
          </section>
        )
      })}
    </>
  )
}

function Papers({ student, search }: Part) {
  const t = useText('portal')
  const papers = useText('documents')
  // those that something is to be done about, or the office looks at, stand among the steps; of the approved ones nothing is to be said
  const told = new Set(stepsToBooking(student).map((step) => 'kind' in step && step.kind))
  const rest = student.papers.filter(({ kind, status }) => !told.has(kind) && status !== 'approved')
  if (rest.length === 0) return null
  return (
    <section className="card" aria-labelledby="papers">
      <div className={classes.line}>
        <h2 id="papers" className={classes.title}>
          {t('papers')}
        </h2>
        <LinkButton to="/my/papers" search={search} variant="subtle" size="compact-md" mih={36}>
          {t('papers.all')}
        </LinkButton>
      </div>
      <ul className={classes.list}>
        {rest.map(({ kind, status, reason }) => (
          <li key={kind} className={classes.line}>
            <span className={classes.what}>
              {papers(`kind.${kind}`)}
              {status === 'rejected' && reason && (
                <Text size="sm" c="var(--mantine-color-error)" component="span" display="block">
                  <Typed>{reason}</Typed>
                </Text>
              )}
            </span>
            <StatusBadge status={status} label={papers(`status.${status}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Notes({ text }: { text: string }) {
  const t = useText('portal')
  return (
    <section className="card" aria-labelledby="notes">
      <h2 id="notes" className={classes.title}>
        {t('notes')}
      </h2>
      <Text style={{ whiteSpace: 'pre-wrap' }} dir="auto">
        {text}
      </Text>
    </section>
  )
}
