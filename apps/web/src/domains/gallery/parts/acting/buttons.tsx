import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { choice, flag, sampleOf, size, tone } from '../../samples/sample.ts'
import { Counted } from '../Counted.tsx'
import { Days, gradient, Icons, Joined, Shapes } from './ButtonDemos.tsx'

const variant = choice('filled', 'light', 'outline', 'default', 'subtle', 'gradient')
const radius = choice('md', 'xs', 'xl', '100rem')
const ranks = [
  { variant: 'filled', color: 'petrol', word: 'shared.add' },
  { variant: 'light', color: 'petrol', word: 'shared.move' },
  { variant: 'default', color: 'gray', word: 'shared.print' },
  { variant: 'subtle', color: 'petrol', word: 'shared.edit' },
  { variant: 'filled', color: 'red.9', word: 'shared.cancelLesson' },
] as const

export const buttons = sampleOf(
  { variant, color: tone(), size: size(), radius, disabled: flag(), loading: flag(), fullWidth: flag() },
  {
    basic: (values) => {
      const t = useText('parts')
      return (
        <Counted>
          <Button {...values} gradient={gradient}>
            {t('shared.save')}
          </Button>
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
    icons: () => <Icons />,
    shapes: () => <Shapes />,
    joined: ({ variant, color, radius, disabled }) => <Joined {...{ variant, color, radius, disabled }} />,
    days: ({ disabled }) => <Days disabled={disabled} />,
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
