import { getHelpArticle, type HelpArticle } from '@dsms/contract/content/help/editing'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../../kernel/i18n/useWordsOf.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { ArticleForm } from './ArticleForm.tsx'
import { editKey, useTopics } from './useEditing.ts'

/** Writes a question, new or known. */
export function ArticleFormPage({ id }: { id?: number | undefined }) {
  const t = useText('help')
  const words = useWordsOf()
  const topics = useTopics()
  const article = useQuery({
    queryKey: [...editKey, 'article', id],
    queryFn: ({ signal }) => call(getHelpArticle, { params: { id: id ?? 0 } }, signal),
    enabled: id !== undefined,
    // what somebody is writing must not be replaced under their hands
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const known: HelpArticle | undefined = article.data
  const failed = article.isError ? article : topics
  return (
    <Page
      title={id === undefined ? t('manage.add') : known ? words(known.question) : t('manage.title')}
      status={
        known && (
          <StatusBadge
            status={known.status === 'published' ? 'active' : 'inactive'}
            label={t(`status.${known.status}`)}
          />
        )
      }
      breadcrumbs={[{ label: t('manage.title'), to: '/pages/help/manage' }]}
    >
      {failed.isError && <ErrorBox error={failed.error} onRetry={() => void failed.refetch()} />}
      {((id !== undefined && article.isPending) || topics.isPending) && <ListSkeleton rows={6} />}
      {topics.data && (id === undefined || known) && <ArticleForm key={id} article={known} topics={topics.data} />}
    </Page>
  )
}
