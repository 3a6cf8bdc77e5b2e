import { Text } from '@mantine/core'
import { text, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { useTrainers } from '../availability/availability.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { leave } from './leaveRequests.ts'
import { useLeaveDays } from './useLeaveDays.ts'

const readers = { trainer_id: whole, from: text }

/** Leave of all trainers; of one who is chosen, what is left of it too. */
export function LeaveRequestsPage() {
  const t = useText('leaveRequests')
  const school = useSchool('school')
  const { trainer_id, from } = useSearchOf(readers)
  const daysOf = useLeaveDays()
  return (
    <AreaList
      of={leave}
      subtitle={(request) => (
        <Text size="xs" c="dimmed">
          {t(`kind.${request.kind}`)}
        </Text>
      )}
      columns={[
        { key: 'first_day', title: t('days'), sort: 'first_day', onCard: true, render: daysOf },
        { key: 'decided_by' },
      ]}
      filters={[
        { name: 'trainer_id', choices: useTrainers(school.school_id) },
        { name: 'kind', word: 'kind' },
        { name: 'from', label: t('from'), choices: [], isDay: true },
        { name: 'to', label: t('to'), choices: [], isDay: true },
      ]}
      sheet={{
        kind: { word: 'kind' },
        first_day: { example: '2027-01-31' },
        last_day: { example: '2027-02-04' },
        from_noon: { example: '0' },
        until_noon: { example: '0' },
      }}
    >
      {trainer_id !== undefined && (
        <BalanceCard
          trainer_id={trainer_id}
          school={school}
          year={yearOf(from)}
          key={`${trainer_id} ${yearOf(from)}`}
        />
      )}
    </AreaList>
  )
}
LeaveRequestsPage.ask = askList(leave)

const yearOf = (day: string) => Number(day.slice(0, 4)) || new Date().getFullYear()
