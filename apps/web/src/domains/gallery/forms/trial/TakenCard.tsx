import { Alert, Button, List } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Trial } from './useTrial.ts'

const shown = ['username', 'email', 'phone', 'identity_no', 'born_on', 'city', 'address', 'note'] as const

/** What the server answered that it took. */
export function TakenCard({ taken, begin }: Pick<Trial, 'taken' | 'begin'>) {
  const t = useText('forms')
  const format = useFormat()
  if (!taken) return null
  const { taken: form, total_minor } = taken
  return (
    <Alert
      color="green"
      mt="md"
      role="status"
      icon={<IconCheck size={20} stroke={1.5} />}
      title={t('taken.title', { name: `\u2068${form.first_name} ${form.family_name}\u2069` })}
    >
      <List size="sm" mb="sm">
        {shown.map((field) =>
          form[field] ? (
            <List.Item key={field}>
              {t(`field.${field}`)}: <bdi>{form[field]}</bdi>
            </List.Item>
          ) : null,
        )}
        {form.lines.map(({ item, price_minor, quantity }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these lines never move
          <List.Item key={place}>
            <bdi>{item}</bdi>: {format.number(quantity)} × {format.money(price_minor, 'SAR')}
          </List.Item>
        ))}
        {form.lines.length > 0 && (
          <List.Item>
            {t('line.total')}: {format.money(total_minor, 'SAR')}
          </List.Item>
        )}
      </List>
      <Button variant="default" onClick={begin}>
        {t('taken.again')}
      </Button>
    </Alert>
  )
}
