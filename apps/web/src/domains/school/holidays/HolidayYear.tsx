import type { Scope } from '@dsms/contract/kernel/permissions'
import { branches } from '@dsms/contract/school/branches/calls'
import { getHolidayYear, type HolidayDay, holidayKinds } from '@dsms/contract/school/holidays/calls'
import { ActionIcon, Group, Select, Stack, Switch, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { HolidayDialog } from './HolidayDialog.tsx'
import { HolidayFile } from './HolidayFile.tsx'
import { HolidayMenu } from './HolidayMenu.tsx'
import { holidaysOf } from './holidays.ts'
import { TakeOver } from './TakeOver.tsx'
import classes from './Year.module.css'
import { YearGrid } from './YearGrid.tsx'
import { YearList } from './YearList.tsx'

interface Props {
  scope: Scope
  school: School
  before: ReactNode
}

/** A year with everything that counts: what is above, what is one's own, what was called off. */
export function HolidayYear({ scope, school, before }: Props) {
  const t = useText('holidays')
  const format = useFormat()
  const may = useMay()
  const of = holidaysOf(scope)
  const [address, change] = useAddress('year', 'branch', 'hijri')
  const [opened, open] = useState<HolidayDay>()
  const [dialog, show] = useState<'country' | 'file'>()
  const thisYear = new Date().getFullYear()
  const year = Number(address.year) || thisYear
  const { school_id } = school
  const branch_id = address.branch ? Number(address.branch) : undefined
  const found = useQuery({
    queryKey: [...areaKey(of, school_id), 'year', year, branch_id ?? 0],
    queryFn: ({ signal }) => call(getHolidayYear, { query: { year, branch_id, school_id } }, signal),
    placeholderData: keepPreviousData,
  })
  const go = (to: number) => change({ year: to === thisYear ? '' : String(to) })
  return (
    <Page
      title={t('title')}
      action={
        may(of.area.calls.create) && (
          <LinkButton to={`${of.link}/new`} search={school.search} leftSection={<IconPlus size={18} stroke={1.5} />}>
            {t('add')}
          </LinkButton>
        )
      }
      menu={may(of.area.calls.create) && <HolidayMenu scope={scope} school_id={school_id} year={year} show={show} />}
    >
      <Stack gap="md">
        {before}
        <Group gap="sm">
          <Group gap={4}>
            <ActionIcon variant="default" size="lg" aria-label={t('yearBefore')} onClick={() => go(year - 1)}>
              <IconChevronLeft size={18} stroke={1.5} className="mirrored" />
            </ActionIcon>
            <Text fw={600} fz="lg" miw={64} ta="center" role="status">
              {format.number(year, { useGrouping: false })}
            </Text>
            <ActionIcon variant="default" size="lg" aria-label={t('yearAfter')} onClick={() => go(year + 1)}>
              <IconChevronRight size={18} stroke={1.5} className="mirrored" />
            </ActionIcon>
          </Group>
          {scope === 'school' && <BranchSelect school_id={school_id} value={address.branch} change={change} />}
          <Switch
            label={t('showHijri')}
            checked={address.hijri === '1'}
            onChange={(event) => change({ hijri: event.currentTarget.checked ? '1' : '' })}
          />
        </Group>
        <ul className={classes.legend} aria-label={t('legend')}>
          {holidayKinds.map((kind) => (
            <li key={kind} data-kind={kind}>
              {t(`kind.${kind}`)}
            </li>
          ))}
        </ul>
        {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
        {found.isPending && <ListSkeleton rows={8} />}
        {found.data && (
          <>
            <YearGrid
              year={year}
              days={found.data.days}
              weekStart={found.data.week_start}
              weekend={found.data.weekend}
              withHijri={address.hijri === '1'}
              open={open}
            />
            <YearList days={found.data.days} open={open} />
          </>
        )}
      </Stack>
      {dialog === 'country' && <TakeOver scope={scope} school_id={school_id} close={() => show(undefined)} />}
      {dialog === 'file' && <HolidayFile school_id={school_id} close={() => show(undefined)} />}
      {opened && <HolidayDialog of={of} school={school} day={opened} close={() => open(undefined)} />}
    </Page>
  )
}

function BranchSelect({
  school_id,
  value,
  change,
}: {
  school_id: number | undefined
  value: string
  change: (patch: { branch: string }) => void
}) {
  const t = useText('holidays')
  return (
    <Select
      aria-label={t('field.branch')}
      placeholder={t('allBranches')}
      clearable
      data={useRecordChoices(branches, school_id)}
      value={value || null}
      onChange={(chosen) => change({ branch: chosen ?? '' })}
    />
  )
}
