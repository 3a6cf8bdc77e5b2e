import { Alert, Stack, Text } from '@mantine/core'
import { IconFileUnknown } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../ui/page/links.tsx'

/** There is no such invoice, or none at all; the way on is the list. */
export function NoInvoice({ id }: { id: number | undefined }) {
  const t = useText('invoices')
  return (
    <Alert
      color={id === undefined ? 'blue' : 'red'}
      icon={<IconFileUnknown size={20} stroke={1.5} />}
      title={id === undefined ? t('emptyOwn') : t('notFound', { id: Number.isFinite(id) ? id : '' })}
      role="alert"
    >
      <Stack align="flex-start" gap="sm">
        {id !== undefined && <Text size="sm">{t('notFound.text')}</Text>}
        <LinkButton to="/apps/invoice/list" variant="default" size="sm">
          {t('toList')}
        </LinkButton>
      </Stack>
    </Alert>
  )
}
