import { lessonTypes } from '@dsms/contract/schedule/lessonTypes/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { Conditions } from './Conditions.tsx'
import { rules } from './priceRules.ts'

const LazyPricePreview = whenShown(async () => (await import('./PricePreview.tsx')).PricePreview)

/** What lessons cost under some conditions, and the way to try what one would cost. */
export function PriceRulesPage() {
  const t = useText('priceRules')
  const format = useFormat()
  const { school_id } = useSchool('school')
  const [isPreview, setPreview] = useState(false)
  const types = useLateRecordChoices(lessonTypes, school_id)
  const places = useLateRecordChoices(branches, school_id)
  return (
    <>
      <AreaList
        of={rules}
        columns={[
          {
            key: 'lesson_type',
            sort: 'lesson_type',
            onCard: true,
            render: ({ lesson_type }) => <Typed>{lesson_type}</Typed>,
          },
          {
            key: 'weekdays',
            title: t('conditions'),
            onCard: true,
            render: (rule) => <Conditions rule={rule} school_id={school_id} />,
          },
          {
            key: 'price_minor',
            align: 'end',
            sort: 'price_minor',
            onCard: true,
            render: ({ price_minor, currency, minutes }) => (
              <bdi>{t('priceFor', { price: format.money(price_minor, currency), minutes })}</bdi>
            ),
          },
          {
            key: 'usual_minor',
            align: 'end',
            render: ({ usual_minor, currency }) =>
              usual_minor === null ? t('none') : <bdi>{format.money(usual_minor, currency)}</bdi>,
          },
        ]}
        filters={[
          { name: 'lesson_type_id', choices: types },
          { name: 'branch_id', choices: places },
        ]}
        sheet={{
          name_ar: { example: 'مساء نهاية الأسبوع' },
          name_en: { example: 'Weekend evening' },
          lesson_type: { firstOf: types },
          branch: { firstOf: places },
          from_time: { example: '17:00' },
          to_time: { example: '22:00' },
          from_on: { example: '2026-09-01' },
          until_on: { example: '2026-12-31' },
          price_minor: { example: '15000' },
        }}
      >
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {t('wins')}
          </Text>
          <Button
            variant="default"
            leftSection={<IconCalculator size={18} stroke={1.5} />}
            onClick={() => setPreview(true)}
          >
            {t('preview')}
          </Button>
        </Group>
      </AreaList>
      {isPreview && <LazyPricePreview close={() => setPreview(false)} />}
    </>
  )
}
PriceRulesPage.ask = askList(rules)
