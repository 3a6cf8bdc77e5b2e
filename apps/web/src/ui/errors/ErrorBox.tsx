import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react'
import { CallError } from '../../kernel/call/callError.ts'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { Bdi } from '../Bidi.tsx'

interface Props {
  error: unknown
  /** Offered as "Try again". */
  onRetry?: () => void
  /** Instead of "This could not be loaded". */
  title?: string
}

/** What failed, why, what to do, and the number under which the server noted it. */
export function ErrorBox({ error, onRetry, title }: Props) {
  const t = useText('common')
  const errorText = useErrorText()
  const requestId = error instanceof CallError ? error.requestId : undefined
  return (
    <Alert
      color="red"
      icon={<IconAlertCircle size={20} stroke={1.5} />}
      title={title ?? t('failed.title')}
      role="alert"
    >
      <Text size="sm">{errorText(error)}</Text>
      {(onRetry || requestId) && (
        <Group mt="sm" gap="md">
          {onRetry && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={16} stroke={1.5} />}
              onClick={() => onRetry()}
            >
              {t('retry')}
            </Button>
          )}
          {requestId && (
            <Text size="xs" c="dimmed">
              {t('failed.requestId', { id: '' })} <Bdi>{requestId}</Bdi>
            </Text>
          )}
        </Group>
      )}
    </Alert>
  )
}
