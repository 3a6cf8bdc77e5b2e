import type { Scope } from '@dsms/contract/kernel/permissions'
import { organizations } from '@dsms/contract/platform/organizations/calls'
import type { holidays } from '@dsms/contract/school/holidays/calls'
import type { ReactNode } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Choice, useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import type { AreaColumn } from '../../../kit/areas/list/areaColumns.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { libraryHolidays, schoolHolidays } from './holidays.ts'

interface Props {
  scope: Scope
  before: ReactNode
}

/** Every holiday with its rule, drafts too. */
export function HolidayList({ scope, before }: Props) {
  const may = useMay()
  if (scope === 'school') return <SchoolRows before={before} />
  return may(organizations.calls.list) ? <OfOrganizations before={before} /> : <LibraryRows before={before} />
}

/** The library, narrowed to the days of one organization where that is asked for. */
const OfOrganizations = (props: Pick<Props, 'before'>) => (
  <LibraryRows {...props} owners={useRecordChoices(organizations)} />
)

const filters = [
  { name: 'kind', word: 'kind' },
  { name: 'recurrence', word: 'recurrence' },
] as const

const sheet = {
  name_ar: { example: 'اليوم الوطني' },
  name_en: { example: 'National Day' },
  kind: { word: 'kind' },
  starts_on: { example: '2026-09-23' },
  ends_on: { example: '2026-09-23' },
  recurrence: { word: 'recurrence' },
} as const

function SchoolRows({ before }: Pick<Props, 'before'>) {
  const t = useText('holidays')
  const columns = useHolidayColumns({ key: 'branch', render: ({ branch }) => branch ?? t('allBranches') })
  return (
    <AreaList of={schoolHolidays} columns={columns} filters={[...filters]} sheet={sheet}>
      {before}
    </AreaList>
  )
}

function LibraryRows({ before, owners }: Pick<Props, 'before'> & { owners?: Choice[] }) {
  const t = useText('holidays')
  const columns = useHolidayColumns({
    key: 'organization',
    title: t('field.organization_id'),
    render: ({ organization }) => (organization ? <Typed>{organization}</Typed> : t('allOrganizations')),
  })
  return (
    <AreaList
      of={libraryHolidays}
      columns={columns}
      filters={[
        ...filters,
        ...(owners ? [{ name: 'organization_id', label: t('field.organization_id'), choices: owners } as const] : []),
      ]}
      sheet={sheet}
    >
      {before}
    </AreaList>
  )
}

type HolidayColumn = AreaColumn<typeof holidays, 'holidays'>

/** The columns of both levels, with the one that tells whom a day concerns. */
function useHolidayColumns(whom: HolidayColumn): HolidayColumn[] {
  const t = useText('holidays')
  const { wallTime } = useCalendarFormat()
  const format = useFormat()
  return [
    {
      key: 'starts_on',
      sort: 'starts_on',
      onCard: true,
      render: ({ starts_on, ends_on }) =>
        starts_on === ends_on ? format.date(starts_on) : format.range(format.date(starts_on), format.date(ends_on)),
    },
    { key: 'kind', sort: 'kind', onCard: true, word: 'kind' },
    { key: 'recurrence', sort: 'recurrence', word: 'recurrence' },
    whom,
    {
      key: 'open_from',
      isExtra: true,
      render: ({ is_working, open_from, open_to }) =>
        is_working && open_from && open_to ? format.range(wallTime(open_from), wallTime(open_to)) : t('closed'),
    },
  ]
}
