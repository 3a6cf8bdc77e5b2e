import { listSchoolChoices } from '@dsms/contract/kernel/session/schools'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSchool } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from '../../kernel/address/links.tsx'
import { call } from '../../kernel/call/call.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { longList } from '../inputs/longList.ts'
import classes from './SchoolGate.module.css'

/** Whose data somebody of the platform looks into, and another in its place. */
export function SchoolSwitcher({ chosen }: { chosen: number | undefined }) {
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
