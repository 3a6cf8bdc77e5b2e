import type { Scope } from '@dsms/contract/kernel/permissions'
import { organizations } from '@dsms/contract/platform/organizations/calls'
import type { ReactNode } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/AreaList.tsx'
import { type Choice, useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { holidaysOf } from './holidays.ts'

interface Props {
  scope: Scope
  before: ReactNode
}

/** Every holiday with its rule, drafts too. */
export function HolidayList(props: Props) {
  const may = useMay()
  return props.scope === 'platform' && may(organizations.calls.list) ? (
    <OfOrganizations {...props} />
  ) : (
    <Rows {...props} />
  )
}

/** The library, narrowed to the days of one organization where that is asked for. */
const OfOrganizations = (props: Props) => <Rows {...props} owners={useRecordChoices(organizations)} />

function Rows({ scope, before, owners }: Props & { owners?: Choice[] }) {
  const t = useText('holidays')
  const { wallTime } = useCalendarFormat()
  const format = useFormat()
  return (
    <AreaList
      of={holidaysOf(scope)}
      before={() => before}
      columns={[
        {
          key: 'starts_on',
          sort: 'starts_on',
          onCard: true,
          render: ({ starts_on, ends_on }) =>
            starts_on === ends_on ? format.date(starts_on) : format.range(format.date(starts_on), format.date(ends_on)),
        },
        { key: 'kind', sort: 'kind', onCard: true, word: 'kind' },
        { key: 'recurrence', sort: 'recurrence', word: 'recurrence' },
        ...(scope === 'school'
          ? [
              {
                key: 'branch',
                render: ({ branch }: { branch: string | null }) => branch ?? t('allBranches'),
              },
            ]
          : [
              {
                key: 'organization',
                title: t('field.organization_id'),
                render: ({ organization }: { organization: string | null }) =>
                  organization ? <Typed>{organization}</Typed> : t('allOrganizations'),
              },
            ]),
        {
          key: 'hours',
          title: t('field.open_from'),
          isExtra: true,
          render: ({ is_working, open_from, open_to }) =>
            is_working && open_from && open_to ? format.range(wallTime(open_from), wallTime(open_to)) : t('closed'),
        },
      ]}
      filters={[
        { name: 'kind', word: 'kind' },
        { name: 'recurrence', word: 'recurrence' },
        ...(owners ? [{ name: 'organization_id', label: t('field.organization_id'), choices: owners }] : []),
      ]}
      sheet={{
        name_ar: { example: 'اليوم الوطني' },
        name_en: { example: 'National Day' },
        kind: { word: 'kind' },
        starts_on: { example: '2026-09-23' },
        ends_on: { example: '2026-09-23' },
        recurrence: { word: 'recurrence' },
      }}
    />
  )
}
