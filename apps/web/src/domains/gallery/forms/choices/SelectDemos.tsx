import { MultiSelect, TagsInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { PersonSelect } from '../../../students/public.ts'
import { Fields } from '../held/Fields.tsx'
import { Held } from '../held/Held.tsx'
import type { FieldState } from '../held/useStates.ts'
import { usePlaces } from './usePlaces.ts'

export function Several(props: FieldState) {
  const t = useText('forms')
  const labels = { 'aria-label': t('select.clear') }
  return (
    <Fields>
      <MultiSelect
        {...longList}
        label={t('select.parts')}
        data={usePlaces()}
        defaultValue={['yard', 'night']}
        searchable
        clearable
        clearButtonProps={labels}
        {...props}
      />
      <TagsInput
        {...longList}
        label={t('select.tags')}
        description={t('select.tagsHelp')}
        defaultValue={[t('select.tag')]}
        maxTags={5}
        {...props}
      />
    </Fields>
  )
}

export function Fetched({ disabled }: FieldState) {
  const t = useText('forms')
  return (
    <Held<Parameters<typeof PersonSelect>[0]['value']> initial={null}>
      {(value, change) => (
        <PersonSelect
          label={t('select.person')}
          description={t('select.personHelp')}
          disabled={disabled}
          value={value}
          onChange={change}
        />
      )}
    </Held>
  )
}
