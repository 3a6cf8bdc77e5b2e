import { useFormat } from '../../../../kernel/i18n/format.ts'
import { AreaList } from '../../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../../kit/areas/list/askList.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { schemeArea } from '../drivingErrors.ts'

/** The rules by which a school turns errors into results. */
export function MarkingSchemesPage() {
  const format = useFormat()
  return (
    <AreaList
      of={schemeArea}
      columns={[
        { key: 'exam_kind', sort: 'exam_kind', onCard: true, word: 'kind' },
        { key: 'edition', sort: 'edition', align: 'end' },
        { key: 'max_minor', sort: 'max_minor', align: 'end', onCard: true },
        { key: 'max_serious', align: 'end' },
        { key: 'max_dangerous', align: 'end', isExtra: true },
        {
          key: 'effective_from',
          sort: 'effective_from',
          align: 'end',
          render: (row) => format.date(row.effective_from),
        },
        {
          key: 'licence_type',
          isExtra: true,
          render: (row) => <Bdi>{row.licence_type.join(', ')}</Bdi>,
        },
      ]}
      filters={[{ name: 'exam_kind', word: 'kind' }]}
      sheet={{
        name_ar: { example: 'الاختبار العملي' },
        name_en: { example: 'Practical test' },
        exam_kind: { word: 'kind' },
        max_minor: { example: '15' },
        max_serious: { example: '0' },
        max_dangerous: { example: '0' },
        effective_from: { example: '2026-01-01' },
      }}
    />
  )
}
MarkingSchemesPage.ask = askList(schemeArea)
