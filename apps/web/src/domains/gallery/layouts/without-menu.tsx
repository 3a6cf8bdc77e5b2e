import { useText } from '../../../kernel/i18n/index.ts'
import { sampleOf } from '../samples/sample.ts'
import { Content } from './Content.tsx'
import { Held } from './Held.tsx'

const state = { isMenuHidden: true }
const usual = { isMenuHidden: false }

export const withoutMenu = sampleOf(
  {},
  {
    state: () => {
      const t = useText('layouts')
      return <Held note={t('without-menu.note')} state={state} usual={usual} />
    },
    content: () => <Content />,
  },
)
