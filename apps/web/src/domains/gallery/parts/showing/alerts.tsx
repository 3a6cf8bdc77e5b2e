import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf, tone } from '../../samples/sample.ts'

const meanings = [
  { color: 'green', Icon: IconCheck, text: 'alerts.done' },
  { color: 'blue', Icon: IconInfoCircle, text: 'alerts.info' },
  { color: 'yellow', Icon: IconAlertTriangle, text: 'alerts.text' },
  { color: 'red', Icon: IconX, text: 'alerts.wrong' },
] as const

export const alerts = sampleOf(
  { variant: choice('light', 'outline', 'default'), color: tone(), withCloseButton: flag() },
  {
    basic: ({ variant, color, withCloseButton }) => {
      const t = useText('parts')
      const [isOpen, setOpen] = useState(true)
      if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('alerts.again')}</Button>
      return (
        <Alert
          variant={variant}
          color={color}
          title={t('alerts.title')}
          icon={<IconInfoCircle size={20} stroke={1.5} />}
          withCloseButton={withCloseButton}
          closeButtonLabel={t('alerts.close')}
          onClose={() => setOpen(false)}
        >
          {t('alerts.text')}
        </Alert>
      )
    },
    meanings: ({ variant }) => {
      const t = useText('parts')
      return (
        <Stack gap="xs">
          {meanings.map(({ color, Icon, text }) => (
            <Alert key={color} variant={variant} color={color} icon={<Icon size={20} stroke={1.5} />}>
              {t(text)}
            </Alert>
          ))}
        </Stack>
      )
    },
    long: ({ variant, color }) => {
      const t = useText('parts')
      return (
        <Alert variant={variant} color={color} icon={<IconInfoCircle size={20} stroke={1.5} />}>
          {t('alerts.plate', { plate: '\u2066ABJ 1234\u2069' })}
        </Alert>
      )
    },
  },
)
