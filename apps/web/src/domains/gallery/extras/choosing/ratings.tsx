import { Button, Group, Rating, Stack, Text } from '@mantine/core'
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, sampleOf, size } from '../../samples/sample.ts'
import { useStars } from './useStars.ts'

const grades = ['ratings.weak', 'ratings.fair', 'ratings.good', 'ratings.better', 'ratings.best'] as const

export const ratings = sampleOf(
  { size: size(), color: choice('yellow', 'petrol', 'green', 'red', 'blue', 'gray') },
  {
    basic: (look) => {
      const t = useText('extras')
      const stars = { ...look, ...useStars('ratings.trainer') }
      const [value, setValue] = useState(0)
      const grade = grades[value - 1]
      return (
        <Stack gap="xs" align="start">
          <Rating {...stars} value={value} onChange={setValue} />
          <Text size="sm" role="status">
            {grade ? t(grade) : t('ratings.none')}
          </Text>
          <Button variant="default" size="xs" disabled={value === 0} onClick={() => setValue(0)}>
            {t('ratings.clear')}
          </Button>
        </Stack>
      )
    },
    readOnly: (look) => {
      const t = useText('extras')
      const format = useFormat()
      return [4.3, 3.5, 1].map((value) => (
        <Group key={value} gap="xs" role="img" aria-label={t('ratings.of', { stars: format.number(value) })}>
          <Rating {...look} value={value} fractions={4} readOnly aria-hidden />
          <Text size="sm" className="tabular" aria-hidden>
            {format.number(value)}
          </Text>
        </Group>
      ))
    },
    fractions: (look) => {
      const stars = { ...look, ...useStars('ratings.car') }
      const [value, setValue] = useState(2.5)
      return (
        <Group gap="sm">
          <Rating {...stars} fractions={2} value={value} onChange={setValue} />
          <Text size="sm" role="status">
            {stars.getSymbolLabel(value)}
          </Text>
        </Group>
      )
    },
    symbols: (look) => {
      const stars = { ...look, ...useStars('ratings.course') }
      const signs = { emptySymbol: <IconThumbUp stroke={1.5} />, fullSymbol: <IconThumbUpFilled /> }
      return <Rating {...stars} {...signs} count={3} defaultValue={1} />
    },
  },
)
