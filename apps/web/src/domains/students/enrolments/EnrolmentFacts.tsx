import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Fact, Facts } from '../../../kit/person/Facts.tsx'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import type { Enrolment } from './enrolments.ts'

/** What was agreed upon, the numbers of the authority, and from when on the student is old enough. */
export function EnrolmentFacts({ enrolment }: { enrolment: Enrolment }) {
  const t = useText('enrolments')
  const format = useFormat()
  const day = (value: string | null) => value && format.date(value)
  const number = (value: string | null) => value && <Bdi>{value}</Bdi>
  const { possible_from: ages } = enrolment
  const facts: Fact[] = [
    [t('field.gearbox'), t(`gearbox.${enrolment.gearbox}`)],
    [t('field.level'), t(`level.${enrolment.level}`)],
    [t('field.prior_experience'), t(`experience.${enrolment.prior_experience}`)],
    [t('field.start_on'), day(enrolment.start_on)],
    [t('field.target_on'), day(enrolment.target_on)],
    [t('field.deadline_on'), day(enrolment.deadline_on)],
    [t('field.prepaid_minutes'), enrolment.prepaid_minutes === null ? null : format.number(enrolment.prepaid_minutes)],
    [t('age.training'), ages ? format.date(ages.theory) : t('age.noBirthday')],
    [t('age.exam'), ages ? format.date(ages.exam) : t('age.noBirthday')],
    [t('field.learner_permit_no'), number(enrolment.learner_permit_no)],
    [t('field.learner_permit_issued_on'), day(enrolment.learner_permit_issued_on)],
    [t('field.learner_permit_expires_on'), day(enrolment.learner_permit_expires_on)],
    [t('field.official_file_no'), number(enrolment.official_file_no)],
    [t('field.notes'), enrolment.notes && <Typed>{enrolment.notes}</Typed>],
  ]
  return (
    <section className="card">
      <Facts facts={facts} unknown={t('unknown')} isWide />
    </section>
  )
}
