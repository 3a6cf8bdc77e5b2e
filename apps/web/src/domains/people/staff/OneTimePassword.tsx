import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'

interface Props {
  name: string
  password: string
  /** Where the way goes on. */
  action: string
  done: () => void
}

/** A password that is shown this once, to be handed over. */
export function OneTimePassword({ name, password, action, done }: Props) {
  const t = useText('staff')
  const common = useText('common')
  return (
    <Alert color="blue" icon={<IconKey size={20} stroke={1.5} />} title={t('oneTime.title', { name })} role="status">
      <Stack gap="md" align="flex-start">
        <Text size="sm">{t('oneTime.text')}</Text>
        <Group gap="xs">
          <Code dir="ltr" fz="lg" px="sm" py={6}>
            {password}
          </Code>
          <CopyButton value={password}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
              >
                {copied ? common('copied') : common('copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Button onClick={done}>{action}</Button>
      </Stack>
    </Alert>
  )
}
