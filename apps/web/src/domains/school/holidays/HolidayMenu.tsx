import type { Scope } from '@dsms/contract/kernel/permissions'
import { exportHolidaysIcs, publishAllHolidays } from '@dsms/contract/school/holidays/calls'
import { IconCalendarDown, IconCalendarUp, IconChecks, IconFlag } from '@tabler/icons-react'
import { call, download } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { holidaysOf } from './holidays.ts'

interface Props {
  scope: Scope
  school_id: number | undefined
  year: number
  /** Dialogs stand outside the menu, which goes away when something in it was chosen. */
  show: (dialog: 'country' | 'file') => void
}

/** Acts on many days at once: a country's, all drafts, a calendar file. */
export function HolidayMenu({ scope, school_id, year, show }: Props) {
  const t = useText('holidays')
  const may = useMay()
  const errorText = useErrorText()
  const changed = useAreaChanged(holidaysOf(scope), school_id)
  const publish = () =>
    call(publishAllHolidays, { body: { school_id } })
      .then(async ({ published }) => {
        await changed()
        showDone(t('published', { count: published }))
      })
      .catch((failure) => showFailure(errorText(failure)))
  const save = () =>
    download(exportHolidaysIcs, { query: { year, school_id } }).catch((failure) => showFailure(errorText(failure)))
  return (
    <>
      <MenuChoice leftSection={<IconFlag size={18} stroke={1.5} />} onClick={() => show('country')}>
        {t('takeOver')}
      </MenuChoice>
      {scope === 'school' && (
        <>
          {may(publishAllHolidays) && (
            <MenuChoice leftSection={<IconChecks size={18} stroke={1.5} />} onClick={publish}>
              {t('publishAll')}
            </MenuChoice>
          )}
          <MenuChoice leftSection={<IconCalendarUp size={18} stroke={1.5} />} onClick={() => show('file')}>
            {t('importIcs')}
          </MenuChoice>
          {may(exportHolidaysIcs) && (
            <MenuChoice leftSection={<IconCalendarDown size={18} stroke={1.5} />} onClick={save}>
              {t('exportIcs')}
            </MenuChoice>
          )}
        </>
      )}
    </>
  )
}
