import { examKinds } from '@dsms/contract/markingSchemes'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { Bdi } from '../../components/Bidi.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { schemeArea } from './drivingErrors.ts'

/** The rules by which a school turns errors into results. */
export function MarkingSchemesPage() {
  const t = useText('markingSchemes')
  const format = useFormat()
  const kinds = examKinds.map((value) => ({ value, label: t(`kind.${value}`) }))
  return (
    <AreaList
      of={schemeArea}
      columns={[
        {
          key: 'exam_kind',
          title: t('field.exam_kind'),
          sort: 'exam_kind',
          onCard: true,
          render: (row) => t(`kind.${row.exam_kind}`),
        },
        {
          key: 'edition',
          title: t('field.edition'),
          sort: 'edition',
          align: 'end',
          render: (row) => format.number(row.edition),
        },
        {
          key: 'max_minor',
          title: t('field.max_minor'),
          sort: 'max_minor',
          align: 'end',
          onCard: true,
          render: (row) => format.number(row.max_minor),
        },
        {
          key: 'max_serious',
          title: t('field.max_serious'),
          align: 'end',
          render: (row) => format.number(row.max_serious),
        },
        {
          key: 'max_dangerous',
          title: t('field.max_dangerous'),
          align: 'end',
          isExtra: true,
          render: (row) => format.number(row.max_dangerous),
        },
        {
          key: 'effective_from',
          title: t('field.effective_from'),
          sort: 'effective_from',
          align: 'end',
          render: (row) => format.date(row.effective_from),
        },
        {
          key: 'licence_type',
          title: t('field.licence_type'),
          isExtra: true,
          render: (row) => <Bdi>{row.licence_type.join(', ')}</Bdi>,
        },
      ]}
      filters={[{ name: 'exam_kind', label: t('field.exam_kind'), choices: kinds }]}
      sheet={{
        name_ar: { isRequired: true, example: 'الاختبار العملي' },
        name_en: { example: 'Practical test' },
        exam_kind: { words: Object.fromEntries(kinds.map(({ value, label }) => [value, label])) },
        max_minor: { example: '15' },
        max_serious: { example: '0' },
        max_dangerous: { example: '0' },
        effective_from: { isRequired: true, example: '2026-01-01' },
      }}
    />
  )
}
