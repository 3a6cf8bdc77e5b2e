import type { Scope } from '@dsms/contract/kernel/permissions'
import { listSchoolChoices } from '@dsms/contract/kernel/session/schools'
import { Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSchool } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useNavigate } from '../../kernel/address/links.tsx'
import { call } from '../../kernel/call/call.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { getPreferences, setPreferences } from '../../kernel/session/preferences.ts'
import { Page } from '../../ui/page/Page.tsx'
import { longList } from '../inputs/longList.ts'
import { Empty } from '../list/Empty.tsx'
import classes from './SchoolGate.module.css'
import { type School, useSchool } from './useSchool.ts'

interface Props {
  scope: Scope
  title: string
  children: (school: School) => ReactNode
}

/**
 * A screen of a school. Platform people see at the top whose data it is and may change it there; the school they looked
 * into last is taken until they choose another.
 */
export function SchoolGate({ scope, title, children }: Props) {
  const t = useText('records')
  const school = useSchool(scope)
  useRememberedSchool(school)
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

/** Takes the school that was looked into last where the address names none, and remembers the one it names. */
function useRememberedSchool({ isVisited, school_id }: School) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isVisited) return
    const { visitedSchool } = getPreferences()
    if (school_id) {
      if (school_id !== visitedSchool) setPreferences({ visitedSchool: school_id })
    } else if (visitedSchool) {
      void navigate({
        to: '.',
        search: (old: object) => ({ ...old, school_id: visitedSchool }),
        replace: true,
      })
    }
  }, [isVisited, school_id, navigate])
}

function SchoolSwitcher({ chosen }: { chosen: number | undefined }) {
  const t = useText('records')
  const navigate = useNavigate()
  const labelId = useId()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  const schools = useQuery({
    queryKey: ['school-choices', q, chosen],
    queryFn: async ({ signal }) => (await call(listSchoolChoices, { query: { q, chosen } }, signal)).rows,
    placeholderData: keepPreviousData,
  })
  const choices = (schools.data ?? []).map((school) => ({ value: String(school.id), label: school.name }))
  return (
    <div className={classes.visit} data-empty={chosen === undefined || undefined}>
      <span id={labelId}>{t(chosen ? 'visitedSchool' : 'chooseSchool')}</span>
      <Select
        {...longList}
        className={classes.choice}
        aria-labelledby={labelId}
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
        onChange={(value) => value && navigate({ to: '.', search: { school_id: Number(value) } })}
      />
    </div>
  )
}
