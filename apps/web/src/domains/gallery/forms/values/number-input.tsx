import { NumberInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { flag, sampleOf, size } from '../../samples/sample.ts'
import { Fields } from '../held/Fields.tsx'
import { Held } from '../held/Held.tsx'
import { useStates } from '../held/useStates.ts'
import { Money } from './Money.tsx'

export const numberInput = sampleOf(
  { size: size(), hideControls: flag(), required: flag(), disabled: flag(), readOnly: flag() },
  {
    basic: (props) => {
      const t = useText('forms')
      return (
        <Held<string | number> initial={2}>
          {(value, change) => (
            <NumberInput
              label={t('number-input.perWeek')}
              description={t('number-input.perWeekHelp')}
              min={0}
              max={10}
              clampBehavior="blur"
              allowDecimal={false}
              value={value}
              onChange={change}
              {...props}
            />
          )}
        </Held>
      )
    },
    steps: (props) => {
      const t = useText('forms')
      return (
        <Fields>
          <NumberInput
            label={t('number-input.hours')}
            step={0.25}
            min={0}
            decimalScale={2}
            defaultValue={1.5}
            {...props}
          />
          <NumberInput
            label={t('number-input.speed')}
            suffix={t('number-input.kmh')}
            step={10}
            min={0}
            max={140}
            defaultValue={80}
            {...props}
          />
        </Fields>
      )
    },
    money: Money,
    states: ({ size, hideControls }) => (
      <Fields>
        {useStates().map(({ key, ...state }) => (
          <NumberInput key={key} size={size} hideControls={hideControls} defaultValue={12} {...state} />
        ))}
      </Fields>
    ),
  },
)
