import { Loader, Select } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { flag, sampleOf, size } from '../../samples/sample.ts'
import { Fields } from '../held/Fields.tsx'
import { Held } from '../held/Held.tsx'
import { useStates } from '../held/useStates.ts'
import { Grouped } from './Grouped.tsx'
import { Fetched, Several } from './SelectDemos.tsx'
import { usePlaces } from './usePlaces.ts'

export const select = sampleOf(
  { size: size(), required: flag(), disabled: flag(), readOnly: flag() },
  {
    basic: (props) => {
      const t = useText('forms')
      const data = usePlaces()
      return (
        <Held<string | null> initial="town">
          {(value, change) => (
            <Select
              {...longList}
              label={t('select.part')}
              description={t('select.help')}
              data={data}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t('select.clear') }}
              nothingFoundMessage={t('select.nothing')}
              value={value}
              onChange={change}
              {...props}
            />
          )}
        </Held>
      )
    },
    grouped: Grouped,
    several: Several,
    fetched: Fetched,
    states: ({ size }) => {
      const t = useText('forms')
      const data = usePlaces()
      return (
        <Fields>
          {useStates().map(({ key, ...state }) => (
            <Select key={key} {...longList} size={size} data={data} defaultValue="town" {...state} />
          ))}
          <Select
            label={t('state.loading')}
            size={size}
            data={[]}
            placeholder={t('select.fetching')}
            rightSection={<Loader size={18} />}
          />
        </Fields>
      )
    },
  },
)
