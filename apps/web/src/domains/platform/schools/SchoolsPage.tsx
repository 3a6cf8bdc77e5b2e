import { organizations } from '@dsms/contract/platform/organizations/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/AreaList.tsx'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { useCountryChoices } from '../shared/useCountryChoices.ts'
import { LicenceChip } from './LicenceChip.tsx'
import { schools } from './schools.ts'
import { useSchoolStatus } from './useSchoolStatus.ts'

/** All schools of the platform. */
export function SchoolsPage() {
  const t = useText('schools')
  const may = useMay()
  const statusOf = useSchoolStatus()
  const countries = useCountryChoices()
  const owners = useRecordChoices(organizations)
  const seesOwners = may(organizations.calls.get)
  return (
    <AreaList
      of={schools}
      ownStatus
      statusOf={statusOf}
      columns={[
        {
          key: 'organization',
          render: (school) =>
            seesOwners && school.organization_id ? (
              <LinkAnchor to={`/platform/organizations/${school.organization_id}`}>
                <Typed>{school.organization}</Typed>
              </LinkAnchor>
            ) : (
              school.organization && <Typed>{school.organization}</Typed>
            ),
        },
        { key: 'city', sort: 'city', onCard: true },
        {
          key: 'licence_expires_on',
          sort: 'licence_expires_on',
          onCard: true,
          render: (school) => <LicenceChip {...school} />,
        },
        { key: 'plan' },
        {
          key: 'country',
          isExtra: true,
          render: (school) => countries.find(({ value }) => value === String(school.country_id))?.label,
        },
        { key: 'gender_scope', isExtra: true },
        {
          key: 'licence_no',
          isExtra: true,
          render: (school) => school.licence_no && <Bdi>{school.licence_no}</Bdi>,
        },
        {
          key: 'phone',
          isExtra: true,
          render: (school) => school.phone && <Bdi>{school.phone}</Bdi>,
        },
        {
          key: 'slug',
          sort: 'slug',
          isExtra: true,
          render: (school) => <Bdi>{school.slug}</Bdi>,
        },
      ]}
      filters={[
        { name: 'organization_id', choices: seesOwners ? owners : [] },
        { name: 'gender_scope' },
        { name: 'country_id', choices: countries },
        {
          name: 'licence_within',
          label: t('licenceEnds'),
          choices: ['7', '30', '60', '90'].map((value) => ({
            value,
            label: t('licenceWithin', { count: Number(value) }),
          })),
        },
      ].filter(({ choices }) => choices?.length !== 0)}
      sheet={{
        name_ar: { example: 'مدرسة الطريق' },
        name_en: { example: 'Road School' },
        country: { example: 'SA' },
        licence_expires_on: { example: '2027-12-31' },
        phone: { example: '+966501234567' },
      }}
    />
  )
}
