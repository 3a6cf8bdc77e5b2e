import { useText } from '../../../kernel/i18n/index.ts'
import { sampleOf } from '../samples/sample.ts'
import { Content } from './Content.tsx'
import { Held } from './Held.tsx'

const state = { contentWidth: 'boxed' } as const
const usual = { contentWidth: 'full' } as const

export const layoutBoxed = sampleOf(
  {},
  {
    state: () => {
      const t = useText('layouts')
      return <Held note={t('layout-boxed.note')} state={state} usual={usual} />
    },
    content: () => <Content />,
  },
)
