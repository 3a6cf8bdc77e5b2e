import type { FaqTopic } from '@dsms/contract/content/help/calls'
import { Skeleton, Stack, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconZoomExclamation } from '@tabler/icons-react'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Questions } from '../shared/Questions.tsx'
import { Banner } from './Banner.tsx'
import { Contact } from './Contact.tsx'
import classes from './FaqPage.module.css'
import { topicIcon } from './topicIcon.ts'
import { useFaq } from './useHelp.ts'

/** Frequent questions by topic. Search and topic stand in the address. */
export function FaqPage() {
  const t = useText('help')
  const [{ q, topic }, change] = useAddress('q', 'topic')
  const faq = useFaq(q)
  const topics = Object.entries(faq.data ?? {})
  // the topic that was open may have no hits: the first that has is shown
  const active = topics.find(([name]) => name === topic)?.[0] ?? topics[0]?.[0]
  const count = topics.reduce((sum, [, { qandA }]) => sum + qandA.length, 0)
  return (
    <Stack gap="lg">
      <Banner
        title={t('faq.title')}
        text={t('faq.text')}
        q={q}
        onSearch={(next) => change({ q: next })}
        searchLabel={t('faq.search')}
      />
      <output className="visuallyHidden">{q && faq.data ? t('found', { count }) : ''}</output>
      {faq.isError && <ErrorBox error={faq.error} onRetry={() => void faq.refetch()} />}
      {faq.isPending && <Waiting />}
      {faq.data && topics.length === 0 && (
        <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t('faq.nothing', { q })} />
      )}
      {active && <Topics topics={topics} active={active} q={q} open={(name) => change({ topic: name })} />}
      <Contact />
    </Stack>
  )
}

interface TopicsProps {
  topics: [string, FaqTopic][]
  active: string
  q: string
  open: (name: string) => void
}

function Topics({ topics, active, q, open }: TopicsProps) {
  const t = useText('help')
  const isNarrow = useMediaQuery('(max-width: 62em)')
  return (
    <Tabs
      value={active}
      onChange={(name) => name && open(name)}
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      variant="pills"
      keepMounted={false}
      className={classes.tabs}
      classNames={{ tabLabel: classes.label }}
    >
      <Tabs.List aria-label={t('faq.topics')} className={classes.list}>
        {topics.map(([name, { icon, title, qandA }]) => {
          const Sign = topicIcon(icon)
          return (
            <Tabs.Tab
              key={name}
              value={name}
              leftSection={<Sign size={18} stroke={1.5} aria-hidden />}
              rightSection={q ? <span className="tabular">{qandA.length}</span> : undefined}
              className={classes.tab}
            >
              {title}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {topics.map(([name, { icon, title, subtitle, qandA }]) => {
        const Sign = topicIcon(icon)
        return (
          <Tabs.Panel key={name} value={name} className={classes.panel}>
            <div className={classes.head}>
              <span className={classes.sign}>
                <Sign size={24} stroke={1.5} aria-hidden />
              </span>
              <div>
                <h2 className={classes.title}>{title}</h2>
                <p className={classes.subtitle}>{subtitle}</p>
              </div>
            </div>
            <Questions list={qandA} isFirstOpen={q !== ''} />
          </Tabs.Panel>
        )
      })}
    </Tabs>
  )
}

const Waiting = () => (
  <div className={classes.waiting}>
    <Skeleton height={240} />
    <Skeleton height={360} />
  </div>
)
