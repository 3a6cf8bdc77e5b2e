import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf, tone } from '../../samples/sample.ts'
import { Counted } from '../Counted.tsx'
import { icon } from '../icon.ts'

const named = [
  { Icon: IconPencil, word: 'shared.edit' },
  { Icon: IconPrinter, word: 'shared.print' },
  { Icon: IconBell, word: 'buttons.remind' },
] as const

export const tooltips = sampleOf(
  { position: choice('top', 'bottom', 'left', 'right'), color: tone(), multiline: flag() },
  {
    basic: ({ color, ...place }) => {
      const t = useText('parts')
      return (
        <Counted>
          <Tooltip {...place} color={`${color}.8`} label={t('tooltips.text')} w={place.multiline ? 120 : 'auto'}>
            <Button variant="default">{t('shared.lesson')}</Button>
          </Tooltip>
        </Counted>
      )
    },
    icons: ({ position }) => {
      const t = useText('parts')
      return (
        <Counted>
          {named.map(({ Icon, word }) => (
            <Tooltip key={word} label={t(word)} position={position}>
              <ActionIcon variant="default" size={36} aria-label={t(word)}>
                <Icon {...icon} />
              </ActionIcon>
            </Tooltip>
          ))}
        </Counted>
      )
    },
    cut: () => {
      const t = useText('parts')
      return (
        <Tooltip label={t('badges.longText')} multiline maw={260}>
          <Text maw={200} truncate tabIndex={0}>
            {t('badges.longText')}
          </Text>
        </Tooltip>
      )
    },
    held: ({ position }) => {
      const t = useText('parts')
      const [opened, { toggle }] = useDisclosure(false)
      return (
        <Group py="lg" justify="center">
          <Tooltip label={t('tooltips.text')} position={position} opened={opened}>
            <Button variant="light" aria-pressed={opened} onClick={toggle}>
              {opened ? t('tooltips.hide') : t('tooltips.show')}
            </Button>
          </Tooltip>
        </Group>
      )
    },
  },
)
