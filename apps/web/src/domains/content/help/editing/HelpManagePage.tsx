import { Tabs } from '@mantine/core'
import { useAddress } from '../../../../kernel/address/useAddress.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ArticleList } from './ArticleList.tsx'
import { TopicList } from './TopicList.tsx'

/** Where the help centre is written: its questions, and the topics they stand in. */
export function HelpManagePage() {
  const t = useText('help')
  const [{ tab }, change] = useAddress('tab')
  const tabs = (
    <Tabs
      value={tab === 'topics' ? 'topics' : 'articles'}
      onChange={(value) => change({ tab: value === 'topics' ? 'topics' : '' })}
    >
      <Tabs.List>
        <Tabs.Tab value="articles">{t('manage.articles')}</Tabs.Tab>
        <Tabs.Tab value="topics">{t('manage.topics')}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  )
  return tab === 'topics' ? <TopicList before={tabs} /> : <ArticleList before={tabs} />
}
