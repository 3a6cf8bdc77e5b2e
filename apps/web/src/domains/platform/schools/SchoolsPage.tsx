import { organizations } from '@dsms/contract/platform/organizations/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { Status } from '../../../kit/areas/status/Status.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
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
      // its status is changed on its own page, where more is asked
      offersOf={() => ['archive']}
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
          render: (school) => school.phone && <Phone number={school.phone} />,
        },
        {
          key: 'slug',
          sort: 'slug',
          isExtra: true,
          render: (school) => <Bdi>{school.slug}</Bdi>,
        },
        {
          key: 'status',
          sort: 'status',
          onCard: true,
          render: (school) => <Status words="schools" {...statusOf(school)} />,
        },
      ]}
      filters={[
        ...(seesOwners && owners.length > 0 ? [{ name: 'organization_id', choices: owners } as const] : []),
        { name: 'gender_scope' },
        ...(countries.length > 0 ? [{ name: 'country_id', choices: countries } as const] : []),
        {
          name: 'licence_within',
          label: t('licenceEnds'),
          choices: ['7', '30', '60', '90'].map((value) => ({
            value,
            label: t('licenceWithin', { count: Number(value) }),
          })),
        },
      ]}
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
SchoolsPage.ask = askList(schools)
