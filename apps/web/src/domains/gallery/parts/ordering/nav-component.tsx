import { Card, Group, type GroupProps, NavLink, Stack } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf, tone } from '../../samples/sample.ts'

const areas = ['students', 'vehicles', 'exams'] as const

interface Props {
  variant: 'light' | 'filled' | 'subtle'
  color: string
  disabled: boolean
  justify?: NonNullable<GroupProps['justify']>
  isUpright?: boolean
}

function Areas({ justify = 'flex-start', isUpright = false, disabled, ...look }: Props) {
  const t = useText('parts')
  const [open, setOpen] = useState<string>()
  const entries = areas.map((area) => (
    <NavLink
      key={area}
      {...look}
      component="button"
      type="button"
      w={isUpright ? '100%' : 'auto'}
      label={t(`shared.${area}`)}
      active={open === area}
      aria-pressed={open === area}
      disabled={disabled && area === 'exams'}
      // it does not take the entry from the keyboard by itself
      aria-disabled={disabled && area === 'exams'}
      tabIndex={disabled && area === 'exams' ? -1 : 0}
      onClick={() => setOpen(open === area ? undefined : area)}
    />
  ))
  return isUpright ? (
    <Stack gap={2} maw={280}>
      {entries}
    </Stack>
  ) : (
    <Group gap="xs" justify={justify}>
      {entries}
    </Group>
  )
}

export const navComponent = sampleOf(
  { variant: choice('light', 'filled', 'subtle'), color: tone(), disabled: flag() },
  {
    basic: (values) => <Areas {...values} />,
    middle: (values) => <Areas {...values} justify="center" />,
    end: (values) => <Areas {...values} justify="flex-end" />,
    bordered: (values) => (
      <Card withBorder padding="xs">
        <Areas {...values} />
      </Card>
    ),
    upright: (values) => <Areas {...values} isUpright />,
  },
)
