import type { MyStudent } from '@dsms/contract/students/portal/calls'
import { type BookingStep, stepsToBooking } from '@dsms/contract/students/portal/steps'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { actsFor } from './mine.ts'
import classes from './Portal.module.css'

interface Props {
  student: MyStudent
  search: { student?: number }
}

/** What a step is called, what is to be known of it, and the one way to do it. */
interface Line {
  key: string
  what: ReactNode
  why?: ReactNode
  /** Of a paper that was rejected, as the office wrote it. */
  reason?: string | null
  way?: {
    to: '/my/papers' | '/my/details' | '/my/contracts/$id' | '/my/charges'
    id?: number
    text: string
    about?: string
  }
}

/** Why lessons cannot be booked yet and what happens next, in order, with one way to do each; nothing where booking is open. */
export function BookingSteps({ student, search }: Props) {
  const t = useText('portal')
  const lineOf = useLine(student)
  const steps = stepsToBooking(student)
  if (steps.length === 0) return null
  return (
    <section className="card" aria-labelledby="steps">
      <h2 id="steps" className={classes.title}>
        {t('steps')}
      </h2>
      <ol className={classes.list}>
        {steps.map(lineOf).map(({ key, what, why, reason, way }) => (
          <li key={key} className={classes.step}>
            <div className={classes.what}>
              {what}
              {why && <span className={classes.why}>{why}</span>}
              {reason && (
                <span className={classes.reason}>
                  <Typed>{reason}</Typed>
                </span>
              )}
            </div>
            {way && <Way way={way} search={search} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Way({ way, search }: { way: NonNullable<Line['way']>; search: Props['search'] }) {
  const { to, id, text, about } = way
  const look = { variant: 'light', size: 'compact-md', mih: 40 } as const
  const shown = (
    <>
      {text}
      {about && <span className="visuallyHidden"> {about}</span>}
    </>
  )
  return to === '/my/contracts/$id' ? (
    <LinkButton to={`/my/contracts/${id ?? 0}`} {...look}>
      {shown}
    </LinkButton>
  ) : (
    <LinkButton to={to} search={search} {...look}>
      {shown}
    </LinkButton>
  )
}

/** A step as the list has it. Anyone who does not sign for the student reads it alone. */
function useLine(student: MyStudent): (step: BookingStep) => Line {
  const t = useText('portal')
  const students = useText('students')
  const papers = useText('documents')
  const acts = actsFor(student)
  const ifActs = (way: NonNullable<Line['way']>) => (acts ? { way } : {})
  return (step) => {
    const key = JSON.stringify(step)
    switch (step.step) {
      case 'status':
        return { key, what: t(`steps.${step.status}`) }
      case 'data': {
        const what = students(`gap.${step.gap}`)
        const to = step.gap === 'identity_expired' ? '/my/papers' : '/my/details'
        return { key, what, ...ifActs({ to, text: t('go'), about: what }) }
      }
      case 'guardian':
        return { key, what: students('gap.guardian'), why: t('steps.guardian') }
      case 'paper': {
        const what = papers(`kind.${step.kind}`)
        const text = papers(step.status === 'missing' ? 'of.upload' : 'of.replace')
        const { reason, status } = step
        return {
          key,
          what,
          why: papers(`status.${status}`),
          reason,
          ...ifActs({ to: '/my/papers', text, about: what }),
        }
      }
      case 'paper_waits':
        return { key, what: papers(`kind.${step.kind}`), why: t('steps.paperWaits') }
      case 'contract_prepared':
        return { key, what: papers('kind.contract'), why: t('steps.contractPrepared') }
      case 'contract_signs':
        return {
          key,
          what: papers('kind.contract'),
          way: { to: '/my/contracts/$id', id: step.id, text: t('steps.sign') },
        }
      case 'contract_waits':
        return { key, what: papers('kind.contract'), why: t(`steps.awaits.${step.role}`) }
      case 'activation':
        return { key, what: t('steps.activation') }
      case 'course':
        return courseLine(step)
      case 'no_course':
        return { key, what: t('steps.noCourse') }
      case 'by_office':
        return { key, what: t('steps.byOffice') }
    }
  }

  function courseLine({ course, status }: Extract<BookingStep, { step: 'course' }>): Line {
    const known = status === 'awaiting_payment' || status === 'on_hold' || status === 'training_complete'
    const pays = status === 'awaiting_payment' && student.rights.includes('pay')
    return {
      key: `${status} ${course}`,
      what: <Typed>{course}</Typed>,
      why: t(`steps.course.${known ? status : 'prepared'}`),
      ...(pays && { way: { to: '/my/charges' as const, text: t('steps.charges') } }),
    }
  }
}
