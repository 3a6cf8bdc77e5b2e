import { Box, Divider, Group, type GroupProps, NavLink, Stack } from '@mantine/core'
import { Fragment, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'

const areas = ['students', 'vehicles', 'exams'] as const

interface Props {
  variant: 'light' | 'filled' | 'subtle'
  color: string
  /** Of the last area. */
  disabled: boolean
  justify?: NonNullable<GroupProps['justify']>
  isUpright?: boolean
  /** Lines between the areas. */
  isDivided?: boolean
}

/** Neighbouring areas, one of which is open; at first the first. */
export function Areas({ justify = 'flex-start', isUpright = false, isDivided = false, disabled, ...look }: Props) {
  const t = useText('parts')
  const [open, setOpen] = useState<(typeof areas)[number]>('students')
  const entries = areas.map((area, at) => (
    <Fragment key={area}>
      {isDivided && at > 0 && <Divider orientation={isUpright ? 'horizontal' : 'vertical'} />}
      <NavLink
        {...look}
        component="button"
        type="button"
        w={isUpright ? '100%' : 'auto'}
        label={t(`shared.${area}`)}
        active={open === area}
        aria-current={open === area ? 'page' : undefined}
        disabled={disabled && area === 'exams'}
        // it does not take the entry from the keyboard by itself
        aria-disabled={disabled && area === 'exams'}
        tabIndex={disabled && area === 'exams' ? -1 : 0}
        onClick={() => setOpen(area)}
      />
    </Fragment>
  ))
  return (
    <Box component="nav" aria-label={t('nav-component.areas')}>
      {isUpright ? (
        <Stack gap={2} maw={280}>
          {entries}
        </Stack>
      ) : (
        <Group gap="xs" justify={justify}>
          {entries}
        </Group>
      )}
    </Box>
  )
}
