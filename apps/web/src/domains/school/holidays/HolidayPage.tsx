import type { Scope } from '@dsms/contract/kernel/permissions'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { BranchInput } from '../shared/SchoolInputs.tsx'
import { EffectFields, WhatFields, WhenFields } from './HolidayFields.tsx'
import { libraryFields, libraryHolidays, schoolFields, schoolHolidays } from './holidays.ts'
import { LibraryFields } from './LibraryFields.tsx'

interface Props {
  id?: number | undefined
}

/** A holiday: what it is called, when it is and returns, and whom it concerns. */
export const HolidayPage = ({ scope, id }: Props & { scope: Scope }) =>
  scope === 'school' ? <SchoolHoliday id={id} /> : <LibraryHoliday id={id} />

function SchoolHoliday({ id }: Props) {
  const t = useText('holidays')
  return (
    <AreaScreen of={schoolHolidays} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={schoolFields}>
            {(form) => (
              <>
                <WhatFields form={form}>
                  <BranchInput placeholder={t('allBranches')} {...form.choice('branch')} />
                </WhatFields>
                <WhenFields form={form} confirmed={screen.record?.confirmed} />
                <EffectFields form={form} overrideHelp={t('overrideHelp.school')} />
              </>
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="holidays" />
        </>
      )}
    </AreaScreen>
  )
}

function LibraryHoliday({ id }: Props) {
  const t = useText('holidays')
  return (
    <AreaScreen of={libraryHolidays} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={libraryFields}>
            {(form) => (
              <>
                <WhatFields form={form}>
                  <LibraryFields
                    country={form.field('country_id')}
                    organization={form.field('organization_id')}
                    holiday={screen.record}
                  />
                </WhatFields>
                <WhenFields form={form} confirmed={screen.record?.confirmed} />
                <EffectFields form={form} overrideHelp={t('overrideHelp.platform')} />
              </>
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="holidays" />
        </>
      )}
    </AreaScreen>
  )
}
