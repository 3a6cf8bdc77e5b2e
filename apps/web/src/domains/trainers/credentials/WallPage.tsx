import { credentialWall } from '@dsms/contract/trainers/credentials/calls'
import { credentialLights } from '@dsms/contract/trainers/credentials/rules'
import { Stack } from '@mantine/core'
import { IconCertificate, IconList } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { FilterBar } from '../../../kit/list/FilterBar.tsx'
import { ListFooter } from '../../../kit/list/ListFooter.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { papers } from './credentials.ts'
import { WallTable } from './WallTable.tsx'

/** The wall: a line for each trainer, a light for each kind of credential. */
export function WallPage() {
  const t = useText('credentials')
  return (
    <SchoolGate scope="school" title={t('wall')}>
      {(school) => <Wall school={school} />}
    </SchoolGate>
  )
}

function Wall({ school }: { school: School }) {
  const t = useText('credentials')
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const list = useListState(['light'], '', { initialSize: 50, sizes: [25, 50, 100] })
  const { q, page, perPage, filters } = list
  const light = credentialLights.filter((one) => one === filters.light)
  const found = useQuery({
    queryKey: [...areaKey(papers, school.school_id), 'wall', q, filters.light, page, perPage],
    queryFn: ({ signal }) =>
      call(credentialWall, { query: { q: q || undefined, light, page, perPage, school_id: school.school_id } }, signal),
    placeholderData: keepPreviousData,
  })
  const { data } = found
  return (
    <Page
      title={t('wall')}
      count={data && format.number(data.total)}
      action={
        may(papers.area.calls.create) && (
          <LinkButton to={`${papers.link}/new`} search={school.search}>
            {t('add')}
          </LinkButton>
        )
      }
      menu={
        <MenuChoice
          leftSection={<IconList size={18} stroke={1.5} />}
          onClick={() => navigate({ to: '/school/trainers/credentials/list', search: school.search })}
        >
          {t('asList')}
        </MenuChoice>
      }
    >
      <Stack gap="md">
        <FilterBar
          list={list}
          searchLabel={t('searchTrainers')}
          filters={[
            {
              name: 'light',
              label: t('field.light'),
              choices: credentialLights.map((value) => ({ value, label: t(`light.${value}`) })),
            },
          ]}
        />
        {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
        {found.isPending && <ListSkeleton rows={8} />}
        {data?.total === 0 && (
          <Empty icon={<IconCertificate size={48} stroke={1} />} text={t(list.isFiltered ? 'nobodySo' : 'noTrainers')}>
            {!list.isFiltered && (
              <LinkButton to="/school/trainers" search={school.search} variant="default">
                {t('toTrainers')}
              </LinkButton>
            )}
          </Empty>
        )}
        {data && data.total > 0 && (
          <>
            <WallTable rows={data.rows} school={school} />
            <ListFooter list={list} page={data} />
          </>
        )}
      </Stack>
    </Page>
  )
}
