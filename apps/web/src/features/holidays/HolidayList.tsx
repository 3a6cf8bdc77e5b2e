import { holidayKinds } from '@dsms/contract/holidays'
import { recurrences } from '@dsms/contract/holidays.days'
import type { Scope } from '@dsms/contract/permissions'
import type { ReactNode } from 'react'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { wordsOf } from '../../components/areas/genders.ts'
import { useCalendarFormat } from '../../i18n/calendarFormat.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { holidaysOf } from './holidays.ts'

/** Every holiday with its rule, drafts too. */
export function HolidayList({ scope, before }: { scope: Scope; before: ReactNode }) {
  const t = useText('holidays')
  const { wallTime } = useCalendarFormat()
  const format = useFormat()
  const kinds = holidayKinds.map((value) => ({ value, label: t(`kind.${value}`) }))
  const rules = recurrences.map((value) => ({ value, label: t(`recurrence.${value}`) }))
  return (
    <AreaList
      of={holidaysOf(scope)}
      before={() => before}
      columns={[
        {
          key: 'starts_on',
          title: t('field.starts_on'),
          sort: 'starts_on',
          onCard: true,
          render: ({ starts_on, ends_on }) =>
            starts_on === ends_on ? format.date(starts_on) : `${format.date(starts_on)} – ${format.date(ends_on)}`,
        },
        { key: 'kind', title: t('field.kind'), sort: 'kind', onCard: true, render: ({ kind }) => t(`kind.${kind}`) },
        {
          key: 'recurrence',
          title: t('field.recurrence'),
          sort: 'recurrence',
          render: ({ recurrence }) => t(`recurrence.${recurrence}`),
        },
        ...(scope === 'school'
          ? [
              {
                key: 'branch',
                title: t('field.branch'),
                render: ({ branch }: { branch: string | null }) => branch ?? t('allBranches'),
              },
            ]
          : []),
        {
          key: 'hours',
          title: t('field.open_from'),
          isExtra: true,
          render: ({ is_working, open_from, open_to }) =>
            is_working && open_from && open_to ? `${wallTime(open_from)} – ${wallTime(open_to)}` : t('closed'),
        },
      ]}
      filters={[
        { name: 'kind', label: t('field.kind'), choices: kinds },
        { name: 'recurrence', label: t('field.recurrence'), choices: rules },
      ]}
      sheet={{
        name_ar: { isRequired: true, example: 'اليوم الوطني' },
        name_en: { example: 'National Day' },
        kind: { isRequired: true, words: wordsOf(kinds) },
        starts_on: { isRequired: true, example: '2026-09-23' },
        ends_on: { isRequired: true, example: '2026-09-23' },
        recurrence: { words: wordsOf(rules) },
      }}
    />
  )
}
