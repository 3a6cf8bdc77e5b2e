import { Card } from '@mantine/core'
import { choice, flag, sampleOf, tone } from '../../samples/sample.ts'
import { Areas } from './Areas.tsx'

export const navComponent = sampleOf(
  { variant: choice('light', 'filled', 'subtle'), color: tone(), disabled: flag() },
  {
    basic: (values) => <Areas {...values} />,
    middle: (values) => <Areas {...values} justify="center" />,
    end: (values) => <Areas {...values} justify="flex-end" />,
    divided: (values) => <Areas {...values} isDivided />,
    bordered: (values) => (
      <Card withBorder padding="xs">
        <Areas {...values} />
      </Card>
    ),
    upright: (values) => <Areas {...values} isUpright />,
    uprightBordered: (values) => (
      <Card withBorder padding="xs" maw={304}>
        <Areas {...values} isUpright isDivided />
      </Card>
    ),
  },
)
