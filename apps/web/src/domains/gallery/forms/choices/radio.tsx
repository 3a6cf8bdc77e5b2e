import { Group, Radio, Stack } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf, size, tone } from '../../samples/sample.ts'
import { Held } from '../held/Held.tsx'
import { useTickStates } from '../held/useStates.ts'
import { RadioCards } from './RadioCards.tsx'

const gears = ['manual', 'automatic'] as const
const times = ['morning', 'evening', 'weekend'] as const

export const radio = sampleOf(
  { size: size(), color: tone(), variant: choice('filled', 'outline'), disabled: flag() },
  {
    basic: (props) => {
      const t = useText('forms')
      return (
        <Held initial="manual">
          {(value, change) => (
            <Radio.Group
              label={t('radio.gear')}
              description={t('radio.gearHelp')}
              required
              value={value}
              onChange={change}
            >
              <Stack gap="xs" my={6}>
                {gears.map((gear) => (
                  <Radio key={gear} value={gear} label={t(`radio.${gear}`)} {...props} />
                ))}
              </Stack>
            </Radio.Group>
          )}
        </Held>
      )
    },
    inline: (props) => {
      const t = useText('forms')
      return (
        <Radio.Group label={t('radio.time')} defaultValue="evening">
          <Group gap="md" my={6}>
            {times.map((time) => (
              <Radio key={time} value={time} label={t(`radio.${time}`)} {...props} />
            ))}
          </Group>
        </Radio.Group>
      )
    },
    cards: RadioCards,
    states: ({ size, color, variant }) => (
      <Stack gap="sm">
        {useTickStates().map(({ key, ...state }) => (
          <Radio
            key={key}
            size={size}
            color={color}
            variant={variant}
            name={`radio-${key}`}
            defaultChecked
            {...state}
          />
        ))}
      </Stack>
    ),
  },
)
