import { Blockquote, Group, List, Stack, Text, Title } from '@mantine/core'
import { IconCar, IconCheck, IconSchool } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Facts } from '../../../../kit/person/Facts.tsx'
import { choice, sampleOf } from '../../samples/sample.ts'
import { Figures } from './Figures.tsx'
import { TypeScale } from './TypeScale.tsx'

const points = ['mirrors', 'belt', 'lights'] as const

export const typography = sampleOf(
  { weight: choice('600', '400', '500', '700'), align: choice('start', 'center', 'end') },
  {
    scale: ({ weight }) => <TypeScale weight={Number(weight)} />,
    scripts: ({ weight }) => (
      <Stack gap="sm">
        <Title order={3} lang="ar" dir="rtl" fw={Number(weight)}>
          درس القيادة الأول: <bdi dir="ltr">BMW 118i</bdi> بلوحة <bdi dir="ltr">ABJ 1234</bdi>
        </Title>
        <Title order={3} lang="en" dir="ltr" fw={Number(weight)}>
          The first lesson: <bdi lang="ar">مدرسة النور</bdi>, car <bdi dir="ltr">ABJ 1234</bdi>
        </Title>
      </Stack>
    ),
    lists: () => {
      const t = useText('foundations')
      const items = points.map((point) => <List.Item key={point}>{t(`typography.${point}`)}</List.Item>)
      return (
        <Group align="start" gap="xl">
          <List>{items}</List>
          <List type="ordered">{items}</List>
          <List listStyleType="none" icon={<IconCheck size={18} stroke={1.5} aria-hidden />}>
            {items}
          </List>
        </Group>
      )
    },
    quotation: ({ align }) => {
      const t = useText('foundations')
      return (
        <Blockquote
          styles={{ cite: { color: 'var(--mantine-color-dimmed)', opacity: 1 } }}
          ta={align}
          cite={t('typography.cite')}
          icon={<IconSchool size={20} stroke={1.5} aria-hidden />}
        >
          {t('typography.quote')}
        </Blockquote>
      )
    },
    descriptions: () => {
      const t = useText('foundations')
      const facts: [string, string][] = [
        [t('typography.car'), '\u2066ABJ 1234\u2069'],
        [t('typography.group'), t('typography.groupValue')],
        [t('typography.room'), t('typography.roomValue')],
      ]
      return (
        <Stack gap="lg">
          <Facts facts={facts} isWide />
          <Facts facts={facts} />
          <Text c="dimmed" size="sm">
            <IconCar size={18} stroke={1.5} aria-hidden /> {t('typography.quiet')}
          </Text>
        </Stack>
      )
    },
    numbers: () => <Figures />,
  },
)
