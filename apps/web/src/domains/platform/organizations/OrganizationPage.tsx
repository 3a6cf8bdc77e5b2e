import { Stack } from '@mantine/core'
import { IconAdjustments, IconForms, IconSchool, IconSitemap } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { can, useAbility } from '../../../kernel/session/session.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { RecordTabs } from '../../../kit/areas/RecordTabs.tsx'
import { OrganizationFields } from './OrganizationFields.tsx'
import { OrganizationSchools } from './OrganizationSchools.tsx'
import { OrganizationSettings, settingsTab } from './OrganizationSettings.tsx'
import { OrganizationTree } from './OrganizationTree.tsx'
import { emptyOrganization, organizations } from './organizations.ts'

/** An organization: its form, its schools, what it says of settings, and where it stands among others. */
export function OrganizationPage({ id }: { id?: number | undefined }) {
  const t = useText('organizations')
  const ability = useAbility()
  return (
    <AreaForm
      of={organizations}
      id={id}
      empty={emptyOrganization}
      arrange={({ form, history }, organization) => (
        <RecordTabs
          label={organization.name}
          tabs={[
            {
              name: 'data',
              label: t('tab.data'),
              icon: <IconForms size={18} stroke={1.5} />,
              content: (
                <Stack gap="lg">
                  {form}
                  {history}
                </Stack>
              ),
            },
            {
              name: 'schools',
              label: t('tab.schools'),
              icon: <IconSchool size={18} stroke={1.5} />,
              content: <OrganizationSchools id={organization.id} />,
            },
            ...(can(ability, 'settings_platform.view')
              ? [
                  {
                    name: settingsTab,
                    label: t('tab.settings'),
                    icon: <IconAdjustments size={18} stroke={1.5} />,
                    content: <OrganizationSettings key={organization.id} id={organization.id} />,
                  },
                ]
              : []),
            {
              name: 'tree',
              label: t('tab.tree'),
              icon: <IconSitemap size={18} stroke={1.5} />,
              content: <OrganizationTree id={organization.id} tree={organization.tree} />,
            },
          ]}
        />
      )}
    >
      {(form, organization) => <OrganizationFields form={form} organization={organization} />}
    </AreaForm>
  )
}
