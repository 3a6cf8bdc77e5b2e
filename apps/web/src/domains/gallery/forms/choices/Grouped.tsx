import { NativeSelect, Select } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { Fields } from '../held/Fields.tsx'
import type { FieldState } from '../held/useStates.ts'
import { usePlaces } from './usePlaces.ts'

export function Grouped({ size, disabled }: FieldState) {
  const t = useText('forms')
  const [yard, ...others] = usePlaces()
  const data = [
    { group: t('select.inside'), items: yard ? [yard] : [] },
    { group: t('select.outside'), items: others },
  ]
  return (
    <Fields>
      <Select {...longList} label={t('select.part')} size={size} disabled={disabled} data={data} defaultValue="yard" />
      <NativeSelect label={t('select.native')} size={size} disabled={disabled} data={data} />
    </Fields>
  )
}
