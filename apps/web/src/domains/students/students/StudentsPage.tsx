import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { guardianRelations } from '@dsms/contract/students/guardians/relations'
import { getStudentRules } from '@dsms/contract/students/students/conditions'
import { looksLikeNumber } from '@dsms/contract/students/students/rules'
import { enrolPerson } from '@dsms/contract/students/students/sitting'
import { Text } from '@mantine/core'
import { IconChecklist, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { useLateGenders } from '../../platform/public.ts'
import { lateLookupChoices } from '../../school/public.ts'
import { useLateEnrolmentPeople } from '../enrolments/useEnrolmentPeople.ts'
import { FoundByNumber } from './FoundByNumber.tsx'
import { Gaps } from './Gaps.tsx'
import { sameStudents } from './sameStudents.ts'
import { seesLessons } from './studentActs/useDayMessage.tsx'
import { useStudentActs } from './studentActs/useStudentActs.tsx'
import { pupils } from './students.ts'

const quiet = ['7', '14', '21', '60']

/** Who learns at the school, and what each still needs. */
export function StudentsPage() {
  const t = useText('students')
  const guardians = useText('guardians')
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const { school_id, search } = useSchool('school')
  const genders = useLateGenders()
  const licences = useLateRecordChoices(licenceTypes, school_id)
  const trainers = useLateEnrolmentPeople('trainer', school_id)
  const idTypes = lateLookupChoices('id_type', school_id)
  const [number, setNumber] = useState('')
  const acts = useStudentActs(school_id)
  const relations = Object.fromEntries(guardianRelations.map((one) => [one, guardians(`relation.${one}`)]))
  return (
    <AreaList
      of={pupils}
      subtitle={(student) => (
        <Text component="div" size="xs" c="dimmed">
          <Bdi>{student.student_no}</Bdi>
        </Text>
      )}
      action={
        may(enrolPerson) && (
          <LinkButton to="/school/enrol" search={search} leftSection={<IconUserPlus size={18} stroke={1.5} />}>
            {t('sitting')}
          </LinkButton>
        )
      }
      menu={
        may(getStudentRules) && (
          <MenuChoice
            leftSection={<IconChecklist size={18} stroke={1.5} />}
            onClick={() => navigate({ to: '/school/students/rules', search })}
          >
            {t('rules.title')}
          </MenuChoice>
        )
      }
      columns={[
        { key: 'phone', onCard: true, render: ({ phone }) => phone && <Phone number={phone} /> },
        {
          key: 'licence_types',
          render: ({ licence_types }) => licence_types.length > 0 && <Bdi>{format.list(licence_types)}</Bdi>,
        },
        { key: 'trainers', render: ({ trainers }) => trainers.length > 0 && <Typed>{format.list(trainers)}</Typed> },
        { key: 'gaps', onCard: true, render: ({ gaps }) => <Gaps gaps={gaps} /> },
        {
          key: 'days_still',
          sort: 'days_still',
          align: 'end',
          render: ({ days_still }) => (days_still === 0 ? t('today') : t('days', { count: days_still })),
        },
        { key: 'level', sort: 'level', isExtra: true, word: 'level' },
        { key: 'email', isExtra: true, render: ({ email }) => email && <Bdi>{email}</Bdi> },
        {
          key: 'birth_date',
          isExtra: true,
          align: 'end',
          render: ({ birth_date }) => birth_date && format.date(birth_date),
        },
        { key: 'tags', isExtra: true, render: ({ tags }) => format.list(tags) },
      ]}
      filters={[
        { name: 'licence_type_id', label: t('field.licence_types'), choices: licences },
        {
          name: 'trainer_id',
          label: t('field.trainers'),
          choices: trainers,
        },
        ...(may(seesLessons) ? [{ name: 'lesson_on', label: t('lessonOn'), isDay: true } as const] : []),
        { name: 'level', word: 'level' },
        { name: 'source', word: 'source' },
        { name: 'branch_id', choices: useLateRecordChoices(branches, school_id) },
        {
          name: 'gender_id',
          label: t('field.gender_id'),
          choices: genders,
        },
        {
          name: 'still_for',
          label: t('field.days_still'),
          choices: quiet.map((value) => ({ value, label: t('stillFor', { count: Number(value) }) })),
        },
      ]}
      sheet={{
        first_name_ar: { example: 'سارة' },
        family_name_ar: { example: 'العلي' },
        first_name_en: { example: 'Sara' },
        family_name_en: { example: 'Alali' },
        phone: { example: '+966501234567' },
        birth_date: { example: '2004-04-30' },
        id_type: { firstOf: idTypes },
        level: { word: 'level' },
        source: { word: 'source' },
        trainer_gender: { word: 'trainer_gender' },
        guardian_name: { example: 'أحمد العلي' },
        guardian_phone: { example: '+966509876543' },
        guardian_relation: { words: relations },
        licence_type: { firstOf: licences },
        start_on: { example: '2026-10-01' },
        minutes_theory: { example: '480' },
        minutes_road: { example: '300' },
      }}
      doublesWithin={sameStudents}
      bulkActions={acts.actions}
      takeSearch={(typed) => {
        const isNumber = looksLikeNumber(typed)
        setNumber(isNumber ? typed : '')
        return isNumber
      }}
    >
      {number && <FoundByNumber number={number} school_id={school_id} />}
      {acts.dialog}
    </AreaList>
  )
}
StudentsPage.ask = askList(pupils)
