import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'

export interface OrderItem {
  text: string
  cost: number | null
}

interface Props {
  value: OrderItem[]
  onChange: (items: OrderItem[]) => void
  currency: string
  error?: ReactNode
}

/** What was done or put in, each with its cost. */
export function OrderItems({ value, onChange, currency, error }: Props) {
  const t = useText('maintenance')
  const format = useFormat()
  const set = (place: number, part: Partial<OrderItem>) =>
    onChange(value.map((item, nth) => (nth === place ? { ...item, ...part } : item)))
  const sum = value.reduce((all, { cost }) => all + (cost ?? 0), 0)
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('field.items')}
      </Text>
      {value.map((item, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else to be told apart by
        <Group key={nth} gap="xs" wrap="nowrap" align="start">
          <TextInput
            flex={2}
            aria-label={t('item.text', { place: nth + 1 })}
            dir="auto"
            maxLength={200}
            value={item.text}
            onChange={(event) => set(nth, { text: event.currentTarget.value })}
          />
          <div style={{ flex: 1 }}>
            <DecimalInput
              label={t('item.cost', { place: nth + 1 })}
              hideLabel
              most={digitsOf(currency)}
              unit={currency}
              value={item.cost === null ? null : toMajor(item.cost, currency)}
              onChange={(cost) => set(nth, { cost: cost === null ? null : toMinor(cost, currency) })}
            />
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('item.remove', { place: nth + 1 })}
            onClick={() => onChange(value.toSpliced(nth, 1))}
          >
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </Group>
      ))}
      {error && (
        <Text role="alert" size="xs" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => onChange([...value, { text: '', cost: null }])}
        >
          {t('item.add')}
        </Button>
        {sum > 0 && <Text size="sm">{t('item.sum', { sum: format.money(sum, currency) })}</Text>}
      </Group>
    </Stack>
  )
}
