import type { Scope } from '@dsms/contract/kernel/permissions'
import { presetCountries, takeOverHolidays, takeOverPlatformHolidays } from '@dsms/contract/school/holidays/calls'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useCountries } from '../../platform/public.ts'
import { holidaysOf } from './holidays.ts'

type Country = (typeof presetCountries)[number]

/** Adds a country's usual holidays that are not there yet, as drafts to look through. */
export function TakeOver({
  scope,
  school_id,
  close,
}: {
  scope: Scope
  school_id: number | undefined
  close: () => void
}) {
  const t = useText('holidays')
  const countries = useCountries().data ?? []
  const changed = useAreaChanged(holidaysOf(scope), school_id)
  const [country, setCountry] = useState<Country>('SA')
  const run = async () => {
    const { added } =
      scope === 'school'
        ? await call(takeOverHolidays, { body: { country, school_id } })
        : await call(takeOverPlatformHolidays, { body: { country } })
    close()
    await changed()
    showDone(t('takenOver', { count: added }))
  }
  return (
    <ConfirmDialog
      opened
      title={t('takeOver')}
      text={t('takeOverHelp')}
      action={t('takeOverAction')}
      run={run}
      close={close}
    >
      <Select
        label={t('field.country_id')}
        allowDeselect={false}
        data={presetCountries.map((code) => ({
          value: code,
          label: countries.find((one) => one.code === code)?.name ?? code,
        }))}
        value={country}
        onChange={(value) => value && setCountry(value)}
      />
    </ConfirmDialog>
  )
}
