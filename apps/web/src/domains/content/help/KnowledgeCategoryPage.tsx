import type { KnowledgeGroup } from '@dsms/contract/content/help/calls'
import { Skeleton, Stack } from '@mantine/core'
import { IconFileText, IconZoomExclamation } from '@tabler/icons-react'
import { Link } from '../../../kernel/address/links.tsx'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { CallError } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Banner } from './Banner.tsx'
import { topicColour } from './editing/topicColour.ts'
import classes from './Knowledge.module.css'
import { topicIcon } from './topicIcon.ts'
import { useCategories, useGroups } from './useHelp.ts'

/** One category: its groups, each with its questions. */
export function KnowledgeCategoryPage({ category }: { category: string }) {
  const t = useText('help')
  const [{ q }, change] = useAddress('q')
  const groups = useGroups(category, q)
  const about = useCategories().data?.find((one) => one.category === category)
  const isUnknown = groups.error instanceof CallError && groups.error.status === 404
  return (
    <Stack gap="lg">
      <Banner
        title={about?.title ?? t('base.title')}
        text={about?.desc ?? ''}
        breadcrumbs={[{ label: t('base.title'), to: '/pages/knowledge-base' }]}
        q={q}
        onSearch={(next) => change({ q: next })}
        searchLabel={t('category.search')}
      />
      {isUnknown && (
        <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t('category.unknown')}>
          <LinkButton to="/pages/knowledge-base">{t('toBase')}</LinkButton>
        </Empty>
      )}
      {groups.isError && !isUnknown && <ErrorBox error={groups.error} onRetry={() => void groups.refetch()} />}
      {groups.isPending && <Skeleton height={280} />}
      {groups.data?.length === 0 && (
        <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t(q ? 'faq.nothing' : 'base.empty', { q })} />
      )}
      <div className={classes.groups}>
        {groups.data?.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </Stack>
  )
}

function Group({ group: { title, icon, iconColor, category, questions } }: { group: KnowledgeGroup }) {
  const t = useText('help')
  const Sign = topicIcon(icon)
  return (
    <section className="card">
      <div className={classes.groupHead}>
        <Sign size={20} stroke={1.5} color={topicColour(iconColor)} aria-hidden />
        <h2 className={classes.groupName}>{title}</h2>
        <span className={classes.quiet}>{t('questions', { count: questions.length })}</span>
      </div>
      <ul className={classes.links}>
        {questions.map(({ id, slug, question }) => (
          <li key={id}>
            <Link
              to="/pages/knowledge-base/$category/$question"
              params={{ category, question: slug }}
              className={classes.link}
            >
              <IconFileText size={18} stroke={1.5} aria-hidden />
              <bdi dir="auto">{question}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
