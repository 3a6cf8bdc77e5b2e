import { Group, Stack } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Breadcrumbs } from '../../../../ui/page/Breadcrumbs.tsx'
import { choice, sampleOf } from '../../samples/sample.ts'
import { places, separators, Trail } from './Trail.tsx'

export const breadcrumbs = sampleOf(
  { separator: choice(...separators), align: choice(...places) },
  {
    basic: (values) => <Trail {...values} />,
    separators: ({ align }) => (
      <Stack gap="sm">
        {separators.map((separator) => (
          <Trail key={separator} separator={separator} align={align} />
        ))}
      </Stack>
    ),
    page: ({ align }) => {
      const t = useText('parts')
      const parents = [{ label: t('breadcrumbs.gallery'), to: '/gallery' as const }]
      return (
        <Group justify={align}>
          <Breadcrumbs parents={parents} />
        </Group>
      )
    },
    plain: ({ align }) => {
      const t = useText('parts')
      return (
        <Group justify={align}>
          <Breadcrumbs parents={[{ label: t('shared.vehicles') }]} />
        </Group>
      )
    },
    long: ({ align }) => {
      const t = useText('parts')
      const parents = [{ label: t('badges.longText'), to: '/gallery' as const }, { label: t('shared.exams') }]
      return (
        <Group justify={align}>
          <Breadcrumbs parents={parents} />
        </Group>
      )
    },
  },
)
