import { ActionIcon, Button, type ButtonProps, Chip, Group, Stack, Text, Tooltip } from '@mantine/core'
import { IconArrowRight, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Counted } from '../Counted.tsx'
import { icon } from '../icon.ts'

/** White words on it can be read from its first colour to its last. */
export const gradient = { from: 'petrol.7', to: 'blue.9' }

export function Icons() {
  const t = useText('parts')
  return (
    <Counted>
      <Button leftSection={<IconPlus {...icon} />}>{t('shared.add')}</Button>
      <Button rightSection={<IconArrowRight {...icon} className="mirror" />}>{t('shared.next')}</Button>
      <Tooltip label={t('shared.edit')}>
        <ActionIcon size={36} aria-label={t('shared.edit')}>
          <IconPencil {...icon} />
        </ActionIcon>
      </Tooltip>
    </Counted>
  )
}

export function Shapes() {
  const t = useText('parts')
  return (
    <Counted>
      <Button radius={0}>{t('shared.save')}</Button>
      <Button radius="100rem">{t('shared.edit')}</Button>
      <Button variant="gradient" gradient={gradient}>
        {t('shared.print')}
      </Button>
      <ActionIcon variant="filled" color="petrol" size={36} radius="100rem" aria-label={t('shared.add')}>
        <IconPlus {...icon} />
      </ActionIcon>
      <Button variant="light" fullWidth>
        {t('shared.next')}
      </Button>
    </Counted>
  )
}

/** Buttons that share their edges, in a row and one below another. */
export function Joined(values: Pick<ButtonProps, 'variant' | 'color' | 'radius' | 'disabled'>) {
  const t = useText('parts')
  const look = { ...values, gradient }
  return (
    <Counted gap="lg" align="flex-start">
      <Button.Group aria-label={t('buttons.lesson')} style={{ gap: 1 }}>
        <Button {...look} px="sm" aria-label={t('shared.add')}>
          <IconPlus {...icon} />
        </Button>
        <Button {...look}>{t('shared.edit')}</Button>
        <Button {...look}>{t('shared.print')}</Button>
      </Button.Group>
      <Button.Group orientation="vertical" aria-label={t('buttons.lesson')} style={{ gap: 1 }}>
        <Button {...look} leftSection={<IconPencil {...icon} />}>
          {t('shared.edit')}
        </Button>
        <Button {...look}>{t('shared.move')}</Button>
        <Button {...look}>{t('shared.cancelLesson')}</Button>
      </Button.Group>
    </Counted>
  )
}

/** Several may be chosen; each is a checkbox for who hears it. */
export function Days({ disabled }: { disabled: boolean }) {
  const t = useText('parts')
  const format = useFormat()
  const [chosen, setChosen] = useState(['0', '2'])
  const names = format.weekdays.filter((_, day) => chosen.includes(String(day)))
  return (
    <Stack gap="xs">
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        <Group gap="xs" role="group" aria-label={t('buttons.dayChoice')}>
          {format.weekdays.map((name, day) => (
            <Chip key={name} value={String(day)} size="md" disabled={disabled}>
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Text role="status" size="sm" c="dimmed">
        {names.length > 0 ? t('buttons.chosenDays', { days: format.list(names) }) : t('buttons.noDays')}
      </Text>
    </Stack>
  )
}
