import { Button, Group, HoverCard, Popover, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf } from '../../samples/sample.ts'

export const popovers = sampleOf(
  { position: choice('bottom', 'top', 'left', 'right', 'bottom-start', 'bottom-end'), withArrow: flag() },
  {
    basic: (place) => {
      const t = useText('parts')
      return (
        <Popover {...place} width={240} shadow="md">
          <Popover.Target>
            <Button variant="default">{t('popovers.more')}</Button>
          </Popover.Target>
          <Popover.Dropdown>{t('modals.text')}</Popover.Dropdown>
        </Popover>
      )
    },
    field: (place) => {
      const t = useText('parts')
      const [note, setNote] = useState('')
      return (
        <Group>
          <Popover {...place} width={260} shadow="md" trapFocus>
            <Popover.Target>
              <Button variant="light">{t('popovers.note')}</Button>
            </Popover.Target>
            <Popover.Dropdown aria-label={t('popovers.note')}>
              <TextInput
                label={t('popovers.note')}
                dir="auto"
                maxLength={100}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            </Popover.Dropdown>
          </Popover>
          <Text size="sm">{note ? t('popovers.noted', { note }) : t('popovers.empty')}</Text>
        </Group>
      )
    },
    hover: (place) => {
      const t = useText('parts')
      return (
        <HoverCard {...place} width={260} shadow="md" withRoles={false}>
          <HoverCard.Target>
            <Text component="span" tabIndex={0} td="underline dotted">
              {'\u2066ABJ 1234\u2069'}
            </Text>
          </HoverCard.Target>
          <HoverCard.Dropdown>{t('popovers.plateText')}</HoverCard.Dropdown>
        </HoverCard>
      )
    },
    controlled: (place) => {
      const t = useText('parts')
      const [opened, { toggle, close }] = useDisclosure(false)
      return (
        <Group>
          <Button onClick={toggle}>{opened ? t('popovers.hide') : t('popovers.show')}</Button>
          <Popover
            {...place}
            width={240}
            opened={opened}
            onDismiss={close}
            closeOnClickOutside={false}
            withRoles={false}
          >
            <Popover.Target>
              <Text size="sm">{t('modals.title')}</Text>
            </Popover.Target>
            <Popover.Dropdown>{t('modals.text')}</Popover.Dropdown>
          </Popover>
        </Group>
      )
    },
  },
)
