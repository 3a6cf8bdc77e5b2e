import { countryPacks } from '@dsms/contract/curriculum/countryPacks/calls'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import type { AreaFormState } from '../../../kit/areas/form/useAreaForm.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { SchoolValues } from '../../platform/public.ts'

/** The rules of a country that the school follows: a pack and its version are chosen as one. */
export function PackField({ form }: { form: AreaFormState<SchoolValues, 'schools'> }) {
  const t = useText('schools')
  const may = useMay()
  const { country_pack_code: code, country_pack_version: version } = form.values
  const { data } = useQuery({
    queryKey: [...areaKey({ area: countryPacks }), 'choices', 'published'],
    queryFn: ({ signal }) =>
      call(countryPacks.calls.list, { query: { status: 'active', perPage: 100, sort: 'name' } }, signal),
    enabled: may(countryPacks.calls.list),
  })
  const choices = (data?.rows ?? []).flatMap((pack) =>
    pack.published_version === null ? [] : [choiceOf(pack.code, pack.published_version, pack.name)],
  )
  function choiceOf(packCode: string, nth: number, name: string) {
    return { value: `${packCode} ${nth}`, label: t('packChoice', { name, version: nth }) }
  }
  const present = code && version !== '' ? `${code} ${version}` : null
  const nameOf = data?.rows.find((pack) => pack.code === code)?.name ?? code
  return (
    <Select
      description={t('packHelp')}
      clearable
      searchable
      data={
        present && version !== '' && !choices.some(({ value }) => value === present)
          ? [...choices, choiceOf(code, version, nameOf)]
          : choices
      }
      {...form.field('country_pack_code')}
      value={present}
      onChange={(chosen) => {
        const [packCode = '', nth = ''] = chosen?.split(' ') ?? []
        form.setFieldValue('country_pack_code', packCode)
        form.setFieldValue('country_pack_version', nth === '' ? '' : Number(nth))
      }}
      error={form.errors.country_pack_code ?? form.errors.country_pack_version}
    />
  )
}
