import { listSchoolChoices } from '@dsms/contract/dashboard'
import type { Scope } from '@dsms/contract/permissions'
import { Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSchool } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { call } from '../../../lib/call.ts'
import { Page } from '../../Page.tsx'
import { longList } from '../inputs/longList.ts'
import { Empty } from '../list/Empty.tsx'
import { type School, useSchool } from './useSchool.ts'

interface Props {
  scope: Scope
  title: string
  children: (school: School) => ReactNode
}

/** A screen of a school. Platform people choose the school first, and may change it at the top. */
export function SchoolGate({ scope, title, children }: Props) {
  const t = useText('records')
  const school = useSchool(scope)
  if (!school.isVisited) return children(school)
  return (
    <Stack gap="md">
      <SchoolSwitcher chosen={school.school_id} />
      {school.school_id ? (
        // a new school is a new screen: nothing of the old one stays
        <div key={school.school_id}>{children(school)}</div>
      ) : (
        <Page title={title}>
          <Empty icon={<IconSchool size={48} stroke={1} />} text={t('chooseSchoolFirst')} />
        </Page>
      )}
    </Stack>
  )
}

function SchoolSwitcher({ chosen }: { chosen: number | undefined }) {
  const t = useText('records')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  const schools = useQuery({
    queryKey: ['school-choices', q],
    queryFn: async ({ signal }) => (await call(listSchoolChoices, { query: { q } }, signal)).rows,
    placeholderData: keepPreviousData,
  })
  const choices = (schools.data ?? []).map((school) => ({ value: String(school.id), label: school.name }))
  return (
    <Select
      {...longList}
      label={t('school')}
      maw={360}
      searchable
      allowDeselect={false}
      leftSection={<IconSchool size={18} stroke={1.5} aria-hidden />}
      placeholder={t('chooseSchool')}
      nothingFoundMessage={t('nothingFound')}
      data={choices}
      // the server searched already, with spelling variants that the browser does not know
      filter={({ options }) => options}
      value={chosen ? String(chosen) : null}
      onSearchChange={(text) => setTyped(choices.some((choice) => choice.label === text) ? '' : text)}
      onChange={(value) =>
        value &&
        navigate({ to: '.', search: { school_id: Number(value) } } as unknown as Parameters<typeof navigate>[0])
      }
    />
  )
}
