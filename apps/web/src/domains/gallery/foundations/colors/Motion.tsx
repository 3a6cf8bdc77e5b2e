import { Alert, Button, Stack, Text, useMantineTheme } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconInfoCircle, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Colors.module.css'

const parts = [
  ['colors.menu', 'Menu'],
  ['colors.dialog', 'Modal'],
  ['colors.drawer', 'Drawer'],
] as const

/** How long what opens takes, by the theme; nothing moves for those who asked their device for calm. */
export function Motion() {
  const t = useText('foundations')
  const { components } = useMantineTheme()
  const isCalm = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const [isFar, go] = useState(false)
  return (
    <Stack gap="md">
      <Alert color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />}>
        {t(isCalm ? 'colors.calm' : 'colors.moving')}
      </Alert>
      {parts.map(([key, name]) => {
        const lasts = Number(components[name]?.defaultProps?.transitionProps?.duration ?? 0)
        return (
          <div key={key}>
            <Text size="sm" mb={4}>
              {t(key)}: <bdi dir="ltr">{lasts} ms</bdi>
            </Text>
            <div className={classes.track} data-far={isFar || undefined} aria-hidden>
              <span className={classes.runner} style={{ '--lasts': `${lasts}ms` }} />
            </div>
          </div>
        )
      })}
      <Button
        w="fit-content"
        aria-pressed={isFar}
        leftSection={<IconPlayerPlay size={18} stroke={1.5} aria-hidden />}
        onClick={() => go(!isFar)}
      >
        {t('colors.move')}
      </Button>
    </Stack>
  )
}
