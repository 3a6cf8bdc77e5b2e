import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { offered } from './courses.ts'

/** What a school sells and teaches, with how long it takes today and how many learn in it. */
export function CoursesPage() {
  const t = useText('courses')
  const format = useFormat()
  const { hours: minutes } = useFormat()
  const { school_id } = useSchool('school')
  const licences = useLateRecordChoices(licenceTypes, school_id)
  return (
    <AreaList
      of={offered}
      columns={[
        {
          key: 'licence_type',
          sort: 'licence_type',
          onCard: true,
          render: (course) => <Bdi>{course.licence_type}</Bdi>,
        },
        { key: 'gearbox', word: 'gearbox' },
        { key: 'prior_experience', isExtra: true, word: 'experience' },
        { key: 'language', word: 'language' },
        {
          key: 'planned_minutes',
          align: 'end',
          render: (course) => (course.planned_minutes ? minutes(course.planned_minutes) : t('notSet')),
        },
        {
          key: 'price_minor',
          sort: 'price_minor',
          align: 'end',
          onCard: true,
          render: (course) =>
            course.price_minor === null ? t('noPrice') : format.money(course.price_minor, course.currency),
        },
        { key: 'live_enrolments', align: 'end', onCard: true },
      ]}
      filters={[
        { name: 'licence_type_id', choices: licences },
        { name: 'gearbox', word: 'gearbox' },
        { name: 'prior_experience', word: 'experience' },
        { name: 'language', word: 'language' },
      ]}
      sheet={{
        name_ar: { example: 'دورة السيارة الآلية' },
        name_en: { example: 'Automatic car' },
        licence_type: { example: 'PRIVATE' },
        gearbox: { word: 'gearbox' },
        prior_experience: { word: 'experience' },
        language: { word: 'language' },
        price_minor: { example: '240000' },
      }}
    />
  )
}
CoursesPage.ask = askList(offered)
