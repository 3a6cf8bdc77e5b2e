import { nextStep } from '@dsms/contract/students/students/rules'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Fact } from '../../../../kit/person/Facts.tsx'
import { Reach } from '../../../../kit/person/Reach.tsx'
import { SummaryCard } from '../../../../kit/person/SummaryCard.tsx'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import type { Student } from '../students.ts'

/** Who it is, what comes next, and how they are reached. */
export function StudentSummary({ student }: { student: Student }) {
  const t = useText('students')
  const format = useFormat()
  const { phone, email, birth_date, status_reason } = student
  const next = student.archived_at ? undefined : nextStep(student)
  return (
    <SummaryCard
      label={t('summary')}
      name={student.name}
      avatar={student.photo}
      line={<Bdi>{student.student_no}</Bdi>}
      status={{ key: student.status, label: t(`status.${student.status}`) }}
      next={next && t(`next.${next.step}`, 'gap' in next ? { gap: t(`gap.${next.gap}`) } : {})}
      reason={status_reason && <Typed>{status_reason}</Typed>}
      facts={[
        ...(student.is_minor ? [[t('field.is_minor'), t('yes')] satisfies Fact] : []),
        [t('field.phone'), phone && <Reach key="p" href={`tel:${phone}`} text={phone} />],
        [t('field.email'), email && <Reach key="e" href={`mailto:${email}`} text={email} />],
        [t('field.birth_date'), birth_date && format.date(birth_date)],
        [t('field.level'), t(`level.${student.level}`)],
        [t('field.days_still'), student.days_still === 0 ? t('today') : t('days', { count: student.days_still })],
      ]}
    />
  )
}
