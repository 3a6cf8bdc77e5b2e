import { branches } from '@dsms/contract/school/branches/calls'
import { saveOpeningHours } from '@dsms/contract/school/openingHours/calls'
import { Button, Group, Select, Stack, Tabs } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { text, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices, withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { TabRow } from '../../../ui/page/TabRow.tsx'
import { useHours } from './hours.ts'
import { SeasonForm } from './SeasonForm.tsx'
import { WeekForm } from './WeekForm.tsx'

const readers = { branch_id: whole, week: text }

/** When each branch is open: its usual week, and seasons with a week of their own. */
export function OpeningHoursPage() {
  const t = useText('schoolProfile')
  return (
    <SchoolGate scope="school" title={t('hours.title')}>
      {(school) => <OpeningHours school={school} />}
    </SchoolGate>
  )
}

const usual = 'usual'
const another = 'new'

function OpeningHours({ school }: { school: School }) {
  const t = useText('schoolProfile')
  const may = useMay()
  const navigate = useNavigate()
  const { branch_id, week: named } = useSearchOf(readers)
  const hours = useHours(school.school_id, branch_id)
  const choices = useRecordChoices(branches, school.school_id)
  const mayEdit = may(saveOpeningHours)
  const { data } = hours
  const season = data?.seasons.find(({ id }) => String(id) === named)
  const week = season ? String(season.id) : named === another && mayEdit ? another : usual
  const go = (to: { branch_id?: number | undefined; week?: string | undefined }) =>
    navigate({ to: '.', search: { ...school.search, branch_id, ...to }, resetScroll: false })
  return (
    <Page title={t('hours.title')}>
      {hours.isError && <ErrorBox error={hours.error} onRetry={() => hours.refetch()} />}
      {hours.isPending && <ListSkeleton rows={7} />}
      {data && (
        <Stack gap="md">
          <Group align="flex-end" justify="space-between" gap="md">
            <Select
              label={t('hours.branch')}
              allowDeselect={false}
              maw={320}
              data={withPresent(choices, data.branch_id, data.branch)}
              value={String(data.branch_id)}
              onChange={(value) => go({ branch_id: Number(value), week: undefined })}
            />
            {mayEdit && week !== another && (
              <Button
                variant="default"
                leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
                onClick={() => go({ week: another })}
              >
                {t('season.add')}
              </Button>
            )}
          </Group>
          <Tabs
            value={week}
            onChange={(value) => go({ week: value === usual ? undefined : (value ?? undefined) })}
            keepMounted={false}
          >
            <TabRow open={week} aria-label={t('hours.weeks')}>
              <Tabs.Tab value={usual}>{t('hours.usual')}</Tabs.Tab>
              {data.seasons.map(({ id, name }) => (
                <Tabs.Tab key={id} value={String(id)}>
                  <bdi>{name}</bdi>
                </Tabs.Tab>
              ))}
              {week === another && <Tabs.Tab value={another}>{t('season.new')}</Tabs.Tab>}
            </TabRow>
            <Tabs.Panel value={usual}>
              <WeekForm
                // what was saved is a new beginning for the form
                key={`${data.branch_id}.${data.version}`}
                hours={data}
                school={school}
                branch_id={branch_id}
                hasOthers={choices.length > 1}
              />
            </Tabs.Panel>
            {data.seasons.map((one) => (
              <Tabs.Panel key={one.id} value={String(one.id)}>
                <SeasonForm
                  key={`${one.id}.${one.version}`}
                  hours={data}
                  season={one}
                  school={school}
                  branch_id={branch_id}
                  open={(id) => go({ week: id ? String(id) : undefined })}
                />
              </Tabs.Panel>
            ))}
            <Tabs.Panel value={another}>
              <SeasonForm
                hours={data}
                school={school}
                branch_id={branch_id}
                open={(id) => go({ week: id ? String(id) : undefined })}
              />
            </Tabs.Panel>
          </Tabs>
        </Stack>
      )}
    </Page>
  )
}
