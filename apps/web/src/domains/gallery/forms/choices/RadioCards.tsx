import { Group, Radio, Stack, Text } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'

const gears = ['manual', 'automatic'] as const

export function RadioCards({ disabled, color, size }: { disabled: boolean; color: string; size: string }) {
  const t = useText('forms')
  return (
    <Radio.Group label={t('radio.gear')} defaultValue="automatic">
      <Stack gap="xs" my={6}>
        {gears.map((gear) => (
          <Radio.Card key={gear} value={gear} disabled={disabled} p="sm">
            <Group wrap="nowrap" align="flex-start">
              <Radio.Indicator color={color} size={size} />
              <div>
                <Text fw={600}>{t(`radio.${gear}`)}</Text>
                <Text size="sm" c="dimmed">
                  {t(`radio.${gear}Help`)}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  )
}
