import { ActionIcon, Badge, Button, CloseButton, Group, Indicator, VisuallyHidden } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, sampleOf, size, tone } from '../../samples/sample.ts'
import { icon } from '../icon.ts'

const meanings = [
  { color: 'green', word: 'pill-badges.passed' },
  { color: 'red', word: 'pill-badges.failed' },
  { color: 'yellow', word: 'pill-badges.soon' },
  { color: 'blue', word: 'pill-badges.open' },
] as const
const filters = ['shared.lesson', 'shared.theory', 'shared.exam'] as const

export const pillBadges = sampleOf(
  { variant: choice('light', 'default'), color: tone(), size: size() },
  {
    basic: (values) => {
      const t = useText('parts')
      return <Badge {...values}>{t('shared.lesson')}</Badge>
    },
    meanings: ({ variant }) => {
      const t = useText('parts')
      const badge = ({ word, color }: (typeof meanings)[number]) => (
        <Badge key={word} variant={variant} color={color}>
          {t(word)}
        </Badge>
      )
      return <Group gap="xs">{meanings.map(badge)}</Group>
    },
    counts: () => {
      const t = useText('parts')
      const [count, setCount] = useState(3)
      const shown = count > 99 ? '99+' : count
      const [word, unread] = [t('pill-badges.messages'), t('pill-badges.unread', { count })]
      const badge = (
        <Badge variant="light" aria-hidden>
          {shown}
        </Badge>
      )
      const more = () => setCount((now) => (now > 99 ? 3 : now * 7))
      return (
        <Group gap="lg">
          <Button variant="default" rightSection={badge} onClick={more}>
            {word}
            <VisuallyHidden>{unread}</VisuallyHidden>
          </Button>
          <Indicator label={shown} size={18} color="red.9">
            <ActionIcon variant="default" size={36} aria-label={`${word}, ${unread}`} onClick={more}>
              <IconMail {...icon} />
            </ActionIcon>
          </Indicator>
        </Group>
      )
    },
    filters: () => {
      const t = useText('parts')
      const [left, setLeft] = useState<readonly (typeof filters)[number][]>(filters)
      const remove = (word: (typeof filters)[number]) => (
        <CloseButton
          size={24}
          aria-label={t('pill-badges.remove', { name: t(word) })}
          onClick={() => setLeft(left.filter((other) => other !== word))}
        />
      )
      if (left.length === 0) return <Button onClick={() => setLeft(filters)}>{t('shared.again')}</Button>
      return (
        <Group gap="xs">
          {left.map((word) => (
            <Badge key={word} variant="light" size="xl" rightSection={remove(word)}>
              {t(word)}
            </Badge>
          ))}
        </Group>
      )
    },
  },
)
