import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { useCountryChoices } from '../shared/useCountryChoices.ts'
import { organizations } from './organizations.ts'

/** Owners of schools. */
export function OrganizationsPage() {
  const countries = useCountryChoices()
  const countryName = (id: number) => countries.find(({ value }) => value === String(id))?.label
  return (
    <AreaList
      of={organizations}
      columns={[
        { key: 'type', sort: 'type', onCard: true, word: 'type' },
        { key: 'country', sort: 'country', render: (one) => countryName(one.country_id) },
        { key: 'schools', sort: 'schools', align: 'end', onCard: true },
        {
          key: 'parent',
          isExtra: true,
          render: (one) =>
            one.parent_id && (
              <LinkAnchor to={`/platform/organizations/${one.parent_id}`}>
                <Typed>{one.parent}</Typed>
              </LinkAnchor>
            ),
        },
        {
          key: 'contact_email',
          render: (one) => <Bdi>{one.contact_email}</Bdi>,
        },
        { key: 'contact_name', isExtra: true },
        {
          key: 'group_url',
          isExtra: true,
          render: (one) => one.group_url && <Bdi>{one.group_url}</Bdi>,
        },
      ]}
      filters={[
        { name: 'type', word: 'type' },
        { name: 'country_id', choices: countries },
      ]}
      sheet={{
        name_ar: { example: 'مجموعة الطريق' },
        name_en: { example: 'Road Group' },
        legal_name: { example: 'Road Group Holding' },
        country: { example: 'SA' },
        type: { word: 'type' },
        contact_name: { example: 'نورة السالم' },
        contact_email: { example: 'office@example.org' },
        contact_phone: { example: '+966501234567' },
      }}
    />
  )
}
OrganizationsPage.ask = askList(organizations)
