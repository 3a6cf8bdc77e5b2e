import { ActionIcon, Button, Group, SegmentedControl, Text, Tooltip } from '@mantine/core'
import { IconArrowRight, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { choice, flag, sampleOf, size, tone } from '../../samples/sample.ts'
import { Counted } from '../Counted.tsx'
import { icon } from '../icon.ts'

const variant = choice('filled', 'light', 'outline', 'default', 'subtle')
const ranks = [
  { variant: 'filled', color: 'petrol', word: 'shared.add' },
  { variant: 'light', color: 'petrol', word: 'shared.move' },
  { variant: 'default', color: 'gray', word: 'shared.print' },
  { variant: 'subtle', color: 'petrol', word: 'shared.edit' },
  { variant: 'filled', color: 'red.9', word: 'shared.cancelLesson' },
] as const

export const buttons = sampleOf(
  { variant, color: tone(), size: size(), disabled: flag(), loading: flag(), fullWidth: flag() },
  {
    basic: (values) => {
      const t = useText('parts')
      return (
        <Counted>
          <Button {...values}>{t('shared.save')}</Button>
        </Counted>
      )
    },
    ranks: () => {
      const t = useText('parts')
      const button = ({ word, ...look }: (typeof ranks)[number]) => (
        <Button key={word} {...look}>
          {t(word)}
        </Button>
      )
      return <Counted>{ranks.map(button)}</Counted>
    },
    icons: () => {
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
    },
    states: () => {
      const t = useText('parts')
      const [isOn, setOn] = useState(false)
      return (
        <Group gap="xs">
          <Button loading>{t('shared.save')}</Button>
          <Button variant={isOn ? 'light' : 'default'} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
            {t('buttons.remind')}
          </Button>
          <Button disabled>{t('shared.edit')}</Button>
          <Text size="sm">{t('buttons.reason')}</Text>
        </Group>
      )
    },
    groups: () => {
      const t = useText('parts')
      const spans = (['day', 'week', 'month'] as const).map((value) => ({ value, label: t(`shared.${value}`) }))
      return (
        <Group gap="md">
          <SegmentedControl aria-label={t('buttons.span')} data={spans} />
          <LinkButton to="/gallery">{t('buttons.gallery')}</LinkButton>
        </Group>
      )
    },
  },
)
