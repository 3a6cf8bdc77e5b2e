import { Stack } from '@mantine/core'
import { IconForms, IconLayoutDashboard } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { RecordTabs } from '../../../kit/areas/RecordTabs.tsx'
import { ContactFields, LicenceFields, LookFields, NameFields, PlaceFields } from './SchoolFields.tsx'
import { SchoolOverview } from './SchoolOverview.tsx'
import { SchoolStatus } from './SchoolStatus.tsx'
import { SchoolWizard } from './SchoolWizard.tsx'
import { schoolFields, schools } from './schools.ts'
import { useSchoolStatus } from './useSchoolStatus.ts'

/** A school as the platform sees it; without a number the steps to a new one. */
export function SchoolPage({ id }: { id?: number | undefined }) {
  const t = useText('schools')
  const statusOf = useSchoolStatus()
  if (id === undefined) return <SchoolWizard />
  return (
    <AreaScreen
      of={schools}
      id={id}
      statusOf={statusOf}
      action={(school) => <SchoolStatus key={school.status} school={school} />}
    >
      {(screen) => {
        const { record: school } = screen
        if (!school) return null
        return (
          <RecordTabs
            label={school.name}
            tabs={[
              {
                name: 'overview',
                label: t('tab.overview'),
                icon: <IconLayoutDashboard size={18} stroke={1.5} />,
                content: (
                  <Stack gap="lg">
                    <SchoolOverview school={school} />
                    <RecordHistory history={school.history} words="schools" />
                  </Stack>
                ),
              },
              {
                name: 'data',
                label: t('tab.data'),
                icon: <IconForms size={18} stroke={1.5} />,
                content: (
                  <AreaForm on={screen} fields={schoolFields}>
                    {(form) => (
                      <>
                        <NameFields form={form} school={school} />
                        <LicenceFields form={form} />
                        <ContactFields form={form} />
                        <PlaceFields form={form} school={school} />
                        <LookFields form={form} />
                      </>
                    )}
                  </AreaForm>
                ),
              },
            ]}
          />
        )
      }}
    </AreaScreen>
  )
}
