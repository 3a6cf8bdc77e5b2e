import { Divider, Group, Stack, Text } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, sampleOf, size, tone } from '../../samples/sample.ts'
import { icon } from '../icon.ts'

const tones = ['petrol', 'gray', 'green', 'yellow', 'red', 'blue'] as const
const variants = ['solid', 'dashed', 'dotted'] as const
const positions = ['left', 'center', 'right'] as const

export const divider = sampleOf(
  { variant: choice(...variants), size: size(), color: tone() },
  {
    basic: (values) => {
      const t = useText('parts')
      return (
        <Stack gap="md">
          <Text>{t('shared.studentsText')}</Text>
          <Divider {...values} />
          <Text>{t('shared.vehiclesText')}</Text>
        </Stack>
      )
    },
    words: (values) => {
      const t = useText('parts')
      return (
        <Stack gap="lg">
          {positions.map((position) => (
            <Divider key={position} {...values} label={t('divider.afternoon')} labelPosition={position} />
          ))}
          <Divider
            {...values}
            label={
              <Group gap="xs" wrap="nowrap">
                <IconCar {...icon} aria-hidden />
                {t('shared.on')}
              </Group>
            }
          />
        </Stack>
      )
    },
    lines: ({ size, color }) => (
      <Stack gap="lg">
        {variants.map((variant) => (
          <Divider key={variant} variant={variant} size={size} color={color} />
        ))}
      </Stack>
    ),
    colours: ({ variant, size }) => (
      <Stack gap="lg">
        {tones.map((color) => (
          <Divider key={color} variant={variant} size={size} color={color} />
        ))}
      </Stack>
    ),
    upright: (values) => {
      const t = useText('parts')
      return (
        <Group gap="md">
          <Text>{t('shared.lesson')}</Text>
          <Divider {...values} orientation="vertical" />
          <Text>{t('shared.theory')}</Text>
          <Divider {...values} orientation="vertical" />
          <Text>{t('shared.exam')}</Text>
        </Group>
      )
    },
  },
)
