import { useText } from '../../../kernel/i18n/index.ts'
import { sampleOf } from '../samples/sample.ts'
import { Content } from './Content.tsx'
import { Held } from './Held.tsx'

const state = { layout: 'vertical', isMenuHidden: false, isMenuCollapsed: true } as const
const usual = { layout: 'vertical', isMenuHidden: false, isMenuCollapsed: false } as const

export const collapseMenu = sampleOf(
  {},
  {
    state: () => {
      const t = useText('layouts')
      return <Held note={t('collapse-menu.note')} state={state} usual={usual} />
    },
    content: () => <Content />,
  },
)
