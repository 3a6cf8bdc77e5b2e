import { Badge, Button, Group, Stack, Title } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { choice, flag, sampleOf, size, tone } from '../../samples/sample.ts'
import { Counted } from '../Counted.tsx'

const states = [
  { status: 'in_service', word: 'badges.active' },
  { status: 'planned', word: 'badges.planned' },
  { status: 'expiring', word: 'badges.expiring' },
  { status: 'inspection_expired', word: 'badges.expired' },
  { status: 'archived', word: 'badges.archived' },
] as const

export const badges = sampleOf(
  { variant: choice('light', 'default'), color: tone(), size: size(), fullWidth: flag() },
  {
    basic: (values) => {
      const t = useText('parts')
      return (
        <Badge radius="sm" {...values}>
          {t('shared.lesson')}
        </Badge>
      )
    },
    states: () => {
      const t = useText('parts')
      const all = states.map(({ status, word }) => <StatusBadge key={word} status={status} label={t(word)} />)
      return <Group gap="xs">{all}</Group>
    },
    icons: ({ color }) => {
      const t = useText('parts')
      const mark = { variant: 'light', color, radius: 'sm' } as const
      return (
        <Stack align="flex-start">
          <Badge {...mark} size="lg" leftSection={<IconCar size={14} stroke={1.75} />}>
            {t('shared.lesson')}
          </Badge>
          <Title order={3} size="h4">
            {t('shared.theory')} <Badge {...mark}>{t('badges.new')}</Badge>
          </Title>
          <Counted>
            <Button variant="default" rightSection={<Badge {...mark}>4</Badge>}>
              {t('shared.exams')}
            </Button>
          </Counted>
        </Stack>
      )
    },
    links: ({ color }) => {
      const t = useText('parts')
      const mark = { variant: 'light', color, radius: 'sm', size: 'lg' } as const
      return (
        <Stack align="flex-start">
          <LinkAnchor to="/gallery">
            <Badge {...mark}>{t('buttons.gallery')}</Badge>
          </LinkAnchor>
          <Badge {...mark} fullWidth>
            {t('shared.exam')}
          </Badge>
        </Stack>
      )
    },
    long: ({ color }) => {
      const t = useText('parts')
      const mark = { variant: 'light', color, radius: 'sm', size: 'lg' } as const
      return (
        <Stack gap="xs" align="flex-start">
          <Badge {...mark}>{t('badges.longText')}</Badge>
          <Badge {...mark}>{t('shared.on')}</Badge>
        </Stack>
      )
    },
  },
)
