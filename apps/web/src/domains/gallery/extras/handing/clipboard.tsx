import { ActionIcon, Button, Group, Text, TextInput, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { ShareMenu } from '../../../../ui/ShareMenu.tsx'
import { sampleOf, size } from '../../samples/sample.ts'
import { useCopy } from './useCopy.ts'

const facts = [
  { key: 'plate', value: 'ABJ 1234' },
  { key: 'phone', value: '+966 50 123 4567' },
] as const

export const clipboard = sampleOf(
  { size: size() },
  {
    field: ({ size }) => {
      const t = useText('extras')
      const { copied, copy } = useCopy()
      const [text, setText] = useState('DL-2026-0481')
      return (
        <Group align="end" gap="xs">
          <TextInput
            size={size}
            label={t('clipboard.number')}
            dir="ltr"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            size={size}
            disabled={!text}
            leftSection={<IconCopy size={18} stroke={1.5} />}
            onClick={() => copy(text)}
          >
            {copied === text ? t('clipboard.again') : t('clipboard.copy')}
          </Button>
        </Group>
      )
    },
    facts: ({ size }) => {
      const t = useText('extras')
      const { copied, copy } = useCopy()
      return facts.map(({ key, value }) => (
        <Group key={key} gap="xs">
          <Text size={size}>{t(`clipboard.${key}`)}</Text>
          <Text size={size} fw={600}>
            <Bdi>{value}</Bdi>
          </Text>
          <Tooltip label={t('clipboard.copy')}>
            <ActionIcon
              size={36}
              aria-label={t('clipboard.copyOf', { name: t(`clipboard.${key}`) })}
              onClick={() => copy(value)}
            >
              {copied === value ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
            </ActionIcon>
          </Tooltip>
        </Group>
      ))
    },
    share: () => {
      const t = useText('extras')
      return <ShareMenu name={t('clipboard.page')} />
    },
  },
)
