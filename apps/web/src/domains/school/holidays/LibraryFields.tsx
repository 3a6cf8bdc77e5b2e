import { organizations } from '@dsms/contract/platform/organizations/calls'
import { Select } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { useCountries } from '../../platform/public.ts'

interface Props {
  country: object
  organization: object
  holiday: { organization_id: number | null; organization: string | null } | undefined
}

/** For whom a day of the platform's library is: everybody, unless a country or an organization is named. */
export function LibraryFields({ country, organization, holiday }: Props) {
  const t = useText('holidays')
  const may = useMay()
  const countries = useCountries().data ?? []
  return (
    <>
      <Select
        placeholder={t('allCountries')}
        clearable
        searchable
        limit={100}
        data={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...country}
      />
      {may(organizations.calls.list) && (
        <RecordSelect
          area={organizations}
          school_id={undefined}
          description={t('organizationHelp')}
          placeholder={t('allOrganizations')}
          clearable
          present={{ id: holiday?.organization_id, name: holiday?.organization }}
          isOffered={({ status }) => status !== 'closed'}
          {...organization}
        />
      )}
    </>
  )
}
