import { Loader } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, sampleOf, tone } from '../../samples/sample.ts'
import { BlockedCard } from './BlockedCard.tsx'

export const blockui = sampleOf(
  { color: tone(), seconds: choice('2', '3', '5') },
  {
    basic: ({ color, seconds }) => <BlockedCard seconds={Number(seconds)} color={color} />,
    message: ({ color, seconds }) => {
      const t = useText('parts')
      return <BlockedCard seconds={Number(seconds)} color={color} message={t('blockui.reading')} />
    },
    loader: ({ color, seconds }) => (
      <BlockedCard seconds={Number(seconds)} loader={<Loader type="dots" size="lg" color={color} />} />
    ),
  },
)
