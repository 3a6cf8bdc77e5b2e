import { listTaxRates } from '@dsms/contract/billing/taxRates/calls'
import { courses } from '@dsms/contract/curriculum/courses/calls'
import { IconReceiptTax } from '@tabler/icons-react'
import { useState } from 'react'
import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { sold } from './packages.ts'
import { useItemWords } from './useItemWords.ts'

const LazyTaxRates = whenShown(async () => (await import('../taxRates/TaxRates.tsx')).TaxRates)

/** What a school sells at one price, and its tax rates. */
export function PackagesPage() {
  const t = useText('packages')
  const taxes = useText('taxRates')
  const format = useFormat()
  const may = useMay()
  const { contentsOf } = useItemWords()
  const { school_id } = useSchool('school')
  const [isTaxes, setTaxes] = useState(false)
  return (
    <>
      <AreaList
        of={sold}
        columns={[
          { key: 'course', render: ({ course }) => (course ? <Typed>{course}</Typed> : t('allCourses')) },
          {
            key: 'price_minor',
            align: 'end',
            onCard: true,
            render: ({ price_minor, currency }) => <bdi>{format.money(price_minor, currency)}</bdi>,
          },
          { key: 'items', onCard: true, render: ({ items }) => contentsOf(items) },
          {
            key: 'validity_days',
            render: ({ validity_days }) => (validity_days ? t('days', { count: validity_days }) : t('noEnd')),
          },
          { key: 'parts', align: 'end', isExtra: true },
          { key: 'visibility', isExtra: true, word: 'visibility' },
          { key: 'sold', align: 'end', onCard: true },
        ]}
        filters={[
          { name: 'course_id', choices: useLateRecordChoices(courses, school_id) },
          { name: 'visibility', word: 'visibility' },
        ]}
        menu={
          may(listTaxRates) && (
            <MenuChoice leftSection={<IconReceiptTax size={18} stroke={1.5} />} onClick={() => setTaxes(true)}>
              {taxes('title')}
            </MenuChoice>
          )
        }
        sheet={{
          name_ar: { example: 'باقة 10 ساعات' },
          name_en: { example: '10-hour package' },
          price_minor: { example: '300000' },
          tax_code: { word: 'tax_code' },
          validity_days: { example: '180' },
          visibility: { word: 'visibility' },
          parts: { example: '3' },
          parts_due: { word: 'parts_due' },
          part_every: { example: '1' },
        }}
      />
      {isTaxes && <LazyTaxRates school_id={school_id} close={() => setTaxes(false)} />}
    </>
  )
}
PackagesPage.ask = askList(sold)
