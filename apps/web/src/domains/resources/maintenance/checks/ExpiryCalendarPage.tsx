import { expiryKinds, listVehicleExpiries } from '@dsms/contract/resources/maintenance/expiries'
import { branches } from '@dsms/contract/school/branches/calls'
import { Button, Group, MultiSelect, SegmentedControl, Select, Stack } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { type SearchOf, text, useSearchOf, whole } from '../../../../kernel/address/search.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import classes from '../Fleet.module.css'
import { ExpiryList } from './ExpiryList.tsx'
import { ExpiryMonths } from './ExpiryMonths.tsx'
import { yearsFrom } from './expiries.ts'

/** Papers that end and services that are due, for twelve months. */
export function ExpiryCalendarPage() {
  const t = useText('checks')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Calendar school={school} />}
    </SchoolGate>
  )
}

const readers = { kinds: text, branch_id: whole, view: text, from: text }
type Wishes = Partial<SearchOf<typeof readers>>

function Calendar({ school }: { school: School }) {
  const t = useText('checks')
  const format = useFormat()
  const navigate = useNavigate()
  const wishes = useSearchOf(readers)
  const places = useRecordChoices(branches, school.school_id)
  const { from, branch_id } = wishes
  const kinds = (wishes.kinds ?? '').split(',').filter(Boolean)
  const view = wishes.view === 'list' ? 'list' : 'months'
  const set = (part: Wishes) =>
    navigate({
      to: '.',
      search: Object.fromEntries(Object.entries({ ...school.search, ...wishes, ...part }).filter(([, value]) => value)),
      replace: true,
    })
  const found = useQuery({
    queryKey: ['vehicle-expiries', school.school_id ?? 'own', from, branch_id, wishes.kinds],
    queryFn: ({ signal }) =>
      call(
        listVehicleExpiries,
        {
          query: { from: from || undefined, branch_id, kinds: wishes.kinds || undefined, school_id: school.school_id },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  const { data } = found
  return (
    <Page title={t('title')} count={data && format.number(data.rows.length)}>
      <Stack gap="md">
        <div className={classes.filters}>
          <MultiSelect
            label={t('kinds')}
            clearable
            miw={220}
            data={expiryKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kinds}
            onChange={(value) => set({ kinds: value.join() })}
          />
          <Select
            label={t('branch')}
            clearable
            placeholder={t('allBranches')}
            data={places}
            value={branch_id ? String(branch_id) : null}
            onChange={(value) => set({ branch_id: Number(value) })}
          />
          <SegmentedControl
            aria-label={t('view')}
            value={view}
            onChange={(value) => set({ view: value === 'list' ? value : '' })}
            data={[
              { value: 'months', label: t('view.months') },
              { value: 'list', label: t('view.list') },
            ]}
          />
          {data && (
            <Group gap="xs">
              <Button variant="default" size="compact-md" onClick={() => set({ from: yearsFrom(data.from, -1) })}>
                {t('earlier')}
              </Button>
              {from && (
                <Button variant="subtle" size="compact-md" onClick={() => set({ from: '' })}>
                  {t('now')}
                </Button>
              )}
              <Button variant="default" size="compact-md" onClick={() => set({ from: yearsFrom(data.from, 1) })}>
                {t('further')}
              </Button>
            </Group>
          )}
        </div>
        {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
        {found.isPending && <ListSkeleton rows={8} />}
        {data && data.rows.length === 0 && (
          <Empty icon={<IconCalendarDue size={48} stroke={1} />} text={t('nothingAtAll')}>
            <LinkButton to="/school/vehicles" search={school.search} variant="default">
              {t('toVehicles')}
            </LinkButton>
          </Empty>
        )}
        {data && data.rows.length > 0 && view === 'months' && <ExpiryMonths found={data} school={school} />}
        {data && data.rows.length > 0 && view === 'list' && <ExpiryList found={data} school={school} />}
      </Stack>
    </Page>
  )
}
