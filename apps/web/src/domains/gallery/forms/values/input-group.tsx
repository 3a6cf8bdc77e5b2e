import { NativeSelect, TextInput } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Joined } from '../../../../kit/inputs/joined/Joined.tsx'
import { flag, sampleOf, size } from '../../samples/sample.ts'
import { Fields } from '../held/Fields.tsx'
import { useStates } from '../held/useStates.ts'
import { Coupon, Durations, WithTick } from './GroupDemos.tsx'

export const inputGroup = sampleOf(
  { size: size(), disabled: flag(), readOnly: flag() },
  {
    additions: (props) => {
      const t = useText('forms')
      return (
        <Fields>
          <TextInput
            label={t('input-group.meeting')}
            leftSection={<IconMapPin size={18} stroke={1.5} aria-hidden />}
            dir="auto"
            {...props}
          />
          <TextInput
            label={t('input-group.consumption')}
            dir="ltr"
            inputMode="decimal"
            rightSection={t('input-group.litres')}
            rightSectionWidth={52}
            defaultValue="6.4"
            {...props}
          />
        </Fields>
      )
    },
    button: Coupon,
    choice: Durations,
    tick: WithTick,
    states: ({ size }) => (
      <Fields>
        {useStates().map(({ key, label, description, error, required, ...state }) => (
          <Joined key={key} label={label} description={description} error={error} required={required}>
            <TextInput aria-label={label} size={size} dir="ltr" defaultValue="45" error={Boolean(error)} {...state} />
            <NativeSelect
              aria-label={`${label} 2`}
              size={size}
              data={['SAR', 'AED', 'EUR']}
              disabled={state.disabled}
            />
          </Joined>
        ))}
      </Fields>
    ),
  },
)
