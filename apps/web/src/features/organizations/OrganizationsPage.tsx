import { organizationTypes } from '@dsms/contract/organizations'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { wordsOf } from '../../components/areas/genders.ts'
import { Bdi, Typed } from '../../components/Bidi.tsx'
import { useCountryChoices } from '../../components/place/useCountryChoices.ts'
import { LinkAnchor } from '../../components/records/links.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { organizations } from './organizations.ts'

/** Owners of schools. */
export function OrganizationsPage() {
  const t = useText('organizations')
  const format = useFormat()
  const countries = useCountryChoices()
  const types = organizationTypes.map((value) => ({ value, label: t(`type.${value}`) }))
  const countryName = (id: number) => countries.find(({ value }) => value === String(id))?.label
  return (
    <AreaList
      of={organizations}
      columns={[
        { key: 'type', title: t('field.type'), sort: 'type', onCard: true, render: (one) => t(`type.${one.type}`) },
        { key: 'country', title: t('field.country'), sort: 'country', render: (one) => countryName(one.country_id) },
        {
          key: 'schools',
          title: t('field.schools'),
          sort: 'schools',
          align: 'end',
          onCard: true,
          render: (one) => format.number(one.schools),
        },
        {
          key: 'parent',
          title: t('field.parent'),
          isExtra: true,
          render: (one) =>
            one.parent_id && (
              <LinkAnchor to={`/platform/organizations/${one.parent_id}` as never}>
                <Typed>{one.parent}</Typed>
              </LinkAnchor>
            ),
        },
        {
          key: 'contact_email',
          title: t('field.contact_email'),
          render: (one) => <Bdi>{one.contact_email}</Bdi>,
        },
        {
          key: 'contact_name',
          title: t('field.contact_name'),
          isExtra: true,
          render: (one) => <Typed>{one.contact_name}</Typed>,
        },
        {
          key: 'group_url',
          title: t('field.group_url'),
          isExtra: true,
          render: (one) => one.group_url && <Bdi>{one.group_url}</Bdi>,
        },
      ]}
      filters={[
        { name: 'type', label: t('field.type'), choices: types },
        { name: 'country_id', label: t('field.country'), choices: countries },
      ]}
      sheet={{
        name_ar: { isRequired: true, example: 'مجموعة الطريق' },
        name_en: { isRequired: true, example: 'Road Group' },
        legal_name: { isRequired: true, example: 'Road Group Holding' },
        country: { isRequired: true, example: 'SA' },
        type: { isRequired: true, words: wordsOf(types) },
        contact_name: { isRequired: true, example: 'نورة السالم' },
        contact_email: { isRequired: true, example: 'office@example.org' },
        contact_phone: { example: '+966501234567' },
      }}
    />
  )
}
