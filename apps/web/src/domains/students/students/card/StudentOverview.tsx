import { linkGuardian, listStudentGuardians } from '@dsms/contract/students/guardians/calls'
import { listConsents } from '@dsms/contract/students/students/consents'
import { gapSteps, type StudentGap } from '@dsms/contract/students/students/rules'
import { Button, Group, Stack } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { type Fact, Facts } from '../../../../kit/person/Facts.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { Phone } from '../../../../ui/phone/Phone.tsx'
import { useGenders } from '../../../platform/public.ts'
import { StudentGuardians } from '../../guardians/StudentGuardians.tsx'
import { StudentConsents } from '../consents/StudentConsents.tsx'
import { pupils, type Student } from '../students.ts'
import classes from './Card.module.css'
import { Part, showPart } from './Part.tsx'
import { StudentNotes } from './StudentNotes.tsx'

interface Props {
  student: Student
  school: School
}

/** Gaps of the student, with a button for each, and everything the form knows. */
export function StudentOverview({ student, school }: Props) {
  const t = useText('students')
  const training = useTraining(student)
  const may = useMay()
  return (
    <Stack gap="md">
      <Missing student={student} school={school} />
      {may(listStudentGuardians) && (
        <Part name="guardians">
          <StudentGuardians
            studentId={student.id}
            school_id={school.school_id}
            mayWrite={!student.archived_at && may(linkGuardian)}
          />
        </Part>
      )}
      <StudentNotes student={student} />
      <Known title={t('group.person')} facts={usePerson(student)} />
      <Known title={t('group.training')} facts={training} />
      {may(listConsents) && (
        <StudentConsents studentId={student.id} school_id={school.school_id} mayWrite={!student.archived_at} />
      )}
      <Known
        title={t('group.emergency')}
        facts={[
          [t('field.emergency_name'), typed(student.emergency_name)],
          [t('field.emergency_relation'), typed(student.emergency_relation)],
          [t('field.emergency_phone'), student.emergency_phone && <Phone key="p" number={student.emergency_phone} />],
        ]}
      />
    </Stack>
  )
}

interface MissingProps extends Props {
  /** Leads elsewhere than to the student's page, where it says so. */
  go?: (gap: StudentGap) => boolean
}

/** Gaps that keep a student from becoming active, with a button each. */
export function Missing({ student, school, go }: MissingProps) {
  const t = useText('students')
  const may = useMay()
  const navigate = useNavigate()
  const to = (gap: StudentGap) => {
    if (go?.(gap)) return
    const step = gapSteps[gap]
    if (step === 'form') return navigate({ to: `${pupils.link}/${student.id}/edit`, search: school.search })
    // the same address once more goes nowhere, and the part may be out of sight again
    showPart(step)
    return navigate({ to: `${pupils.link}/${student.id}`, search: { ...school.search, tab: step } })
  }
  return (
    <section className="card" aria-labelledby="missing">
      <h2 id="missing" className={classes.title}>
        {t('missing')}
      </h2>
      {student.gaps.length === 0 ? (
        <Group gap="xs">
          <IconCircleCheck size={20} stroke={1.5} className={classes.good} aria-hidden />
          {t('gaps.none')}
        </Group>
      ) : (
        <ul className={classes.list}>
          {student.gaps.map((gap) => (
            <li key={gap} className={classes.line}>
              <Group gap="xs" wrap="nowrap">
                <IconAlertCircle size={20} stroke={1.5} className={classes.soon} aria-hidden />
                {t(`gap.${gap}`)}
              </Group>
              {may(pupils.area.calls.update) && (
                <Button size="xs" variant="default" onClick={() => to(gap)}>
                  {t(`step.${gapSteps[gap]}`)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Known({ title, facts }: { title: string; facts: Fact[] }) {
  const t = useText('students')
  return (
    <section className="card">
      <h2 className={classes.title}>{title}</h2>
      <Facts facts={facts} unknown={t('unknown')} isWide />
    </section>
  )
}

const typed = (value: string | null) => value && <Typed>{value}</Typed>

function usePerson(student: Student): Fact[] {
  const t = useText('students')
  const format = useFormat()
  const { data: genders } = useGenders()
  const whole = (script: 'ar' | 'en') =>
    [student.first_name, student.second_name, student.family_name]
      .map((part) => part[script])
      .filter(Boolean)
      .join(' ')
  const number = student.id_number ?? (student.id_last4 && `•••• ${student.id_last4}`)
  const home = format.joined([student.address, student.city, student.province])
  return [
    [t('nameAr'), typed(whole('ar'))],
    [t('nameEn'), typed(whole('en'))],
    [
      t('field.gender_id'),
      student.gender_id !== null && (genders ? genders.find(({ id }) => id === student.gender_id)?.name : '…'),
    ],
    [t('field.country_id'), student.country],
    [t('field.id_type_id'), student.id_type],
    [t('field.id_number'), number && <Bdi key="n">{number}</Bdi>],
    [t('field.id_expires_on'), student.id_expires_on && format.date(student.id_expires_on)],
    [t('field.address'), typed(home)],
    [
      t('field.pickup_points'),
      student.pickup_points.length > 0 && format.list(student.pickup_points.map(({ label }) => label)),
    ],
    [t('field.occupation'), typed(student.occupation)],
    [t('field.source'), t(`source.${student.source}`)],
    [t('field.referred_by'), typed(student.referred_by)],
    [t('account'), t(student.is_invited ? 'account.invited' : student.has_account ? 'yes' : 'no')],
    [t('field.data_consent'), student.data_consent_at ? format.date(student.data_consent_at.slice(0, 10)) : t('no')],
    [t('field.marketing_consent'), t(student.marketing_consent ? 'yes' : 'no')],
  ]
}

function useTraining(student: Student): Fact[] {
  const t = useText('students')
  const format = useFormat()
  const list = (texts: string[]) => texts.length > 0 && format.list(texts)
  return [
    [t('field.level'), t(`level.${student.level}`)],
    [t('field.languages'), list(student.languages.map((one) => t(`language.${one}`)))],
    [t('field.trainer_gender'), t(`trainer_gender.${student.trainer_gender}`)],
    [t('field.special_needs'), list(student.special_needs.map((one) => t(`special_needs.${one}`)))],
    [t('field.wears_glasses'), t(student.wears_glasses ? 'yes' : 'no')],
    [t('field.blood_group'), student.blood_group && <Bdi key="b">{student.blood_group}</Bdi>],
    [t('field.tags'), list(student.tags)],
  ]
}
