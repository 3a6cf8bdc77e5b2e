import { Stack } from '@mantine/core'
import { IconAdjustments, IconForms, IconSchool, IconSitemap } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { can, useAbility } from '../../../kernel/session/session.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { RecordTabs } from '../../../kit/areas/RecordTabs.tsx'
import { OrganizationFields } from './OrganizationFields.tsx'
import { OrganizationSchools } from './OrganizationSchools.tsx'
import { OrganizationSettings, settingsTab } from './OrganizationSettings.tsx'
import { OrganizationTree } from './OrganizationTree.tsx'
import { organizationFields, organizations } from './organizations.ts'

/** An organization: its form, its schools, what it says of settings, and where it stands among others. */
export function OrganizationPage({ id }: { id?: number | undefined }) {
  const t = useText('organizations')
  const ability = useAbility()
  return (
    <AreaScreen of={organizations} id={id}>
      {(screen) => {
        const { record } = screen
        const form = (
          <AreaForm on={screen} fields={organizationFields}>
            {(form) => <OrganizationFields form={form} organization={record} />}
          </AreaForm>
        )
        if (!record) return form
        return (
          <RecordTabs
            label={record.name}
            tabs={[
              {
                name: 'data',
                label: t('tab.data'),
                icon: <IconForms size={18} stroke={1.5} />,
                content: (
                  <Stack gap="lg">
                    {form}
                    <RecordHistory history={record.history} words="organizations" />
                  </Stack>
                ),
              },
              {
                name: 'schools',
                label: t('tab.schools'),
                icon: <IconSchool size={18} stroke={1.5} />,
                content: <OrganizationSchools id={record.id} />,
              },
              ...(can(ability, 'settings_platform.view')
                ? [
                    {
                      name: settingsTab,
                      label: t('tab.settings'),
                      icon: <IconAdjustments size={18} stroke={1.5} />,
                      content: <OrganizationSettings key={record.id} id={record.id} />,
                    },
                  ]
                : []),
              {
                name: 'tree',
                label: t('tab.tree'),
                icon: <IconSitemap size={18} stroke={1.5} />,
                content: <OrganizationTree id={record.id} tree={record.tree} />,
              },
            ]}
          />
        )
      }}
    </AreaScreen>
  )
}
