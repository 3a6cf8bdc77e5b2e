import { Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconBell, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { flag, sampleOf, tone } from '../../samples/sample.ts'
import { inkOn, Toast } from './Toast.tsx'

const meanings = [
  { color: 'green', Icon: IconCheck, text: 'toasts.done' },
  { color: 'blue', Icon: IconInfoCircle, text: 'toasts.info' },
  { color: 'yellow', Icon: IconAlertTriangle, text: 'toasts.warning' },
  { color: 'red', Icon: IconX, text: 'toasts.wrong' },
] as const

export const toasts = sampleOf(
  { color: tone(), withBorder: flag(), translucent: flag() },
  {
    basic: ({ color, withBorder, translucent }) => {
      const t = useText('parts')
      const [isOpen, setOpen] = useState(true)
      if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('toasts.again')}</Button>
      return (
        <Toast
          color={color}
          withBorder={withBorder}
          isTranslucent={translucent}
          icon={<IconBell size={18} stroke={1.5} color={inkOn(color)} />}
          title={t('toasts.title')}
          withCloseButton
          closeButtonProps={{ 'aria-label': t('toasts.close') }}
          onClose={() => setOpen(false)}
        >
          {t('toasts.text')}
          <Text size="xs">{t('toasts.ago')}</Text>
        </Toast>
      )
    },
    meanings: ({ withBorder, translucent }) => {
      const t = useText('parts')
      return (
        <Stack gap="xs">
          {meanings.map(({ color, Icon, text }) => (
            <Toast
              key={color}
              color={color}
              withBorder={withBorder}
              isTranslucent={translucent}
              icon={<Icon size={18} stroke={1.5} color={inkOn(color)} />}
            >
              {t(text)}
            </Toast>
          ))}
        </Stack>
      )
    },
    undo: ({ color, withBorder }) => {
      const t = useText('parts')
      const [isGone, setGone] = useState(true)
      return (
        <Toast color={color} withBorder={withBorder} title={t(isGone ? 'toasts.archived' : 'toasts.restored')}>
          <Button size="compact-sm" variant="default" mt={4} onClick={() => setGone(!isGone)}>
            {t(isGone ? 'toasts.back' : 'toasts.archive')}
          </Button>
        </Toast>
      )
    },
    waiting: ({ color }) => {
      const t = useText('parts')
      return <Toast loading loaderProps={{ color }} title={t('toasts.sending')} />
    },
    long: ({ color, withBorder }) => {
      const t = useText('parts')
      return (
        <Toast color={color} withBorder={withBorder} title={t('toasts.title')}>
          {t('toasts.longText', { plate: '\u2066ABJ 1234\u2069' })}
        </Toast>
      )
    },
  },
)
