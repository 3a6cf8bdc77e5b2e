import { type EditablePost, getBlogEdit } from '@dsms/contract/content/blog/editing'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { Byline } from '../post/Byline.tsx'
import { PostBadge } from '../post/PostBadge.tsx'
import { PostForm } from './PostForm.tsx'

interface Props {
  kind: 'new' | 'known'
  /** Of a known article; without it the newest. */
  id?: number | undefined
}

/** Writes an article, new or known. */
export function PostFormPage({ kind, id }: Props) {
  const t = useText('blog')
  const { code } = useLanguage()
  const post = useQuery({
    queryKey: ['blog', 'edit', code, id],
    queryFn: ({ signal }) => call(getBlogEdit, { query: { id } }, signal),
    enabled: kind === 'known',
    // what somebody is writing must not be replaced under their hands
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const known: EditablePost | undefined = post.data
  return (
    <Page
      title={kind === 'new' ? t('write') : (known?.blogTitle ?? t('article'))}
      status={known && <PostBadge status={known.status} />}
      breadcrumbs={[{ label: t('manage'), to: '/pages/blog/manage' }]}
      action={
        known?.status === 'Published' && (
          <LinkButton to="/pages/blog/detail/$id" params={{ id: String(known.id) }} variant="default">
            {t('open')}
          </LinkButton>
        )
      }
    >
      {known && <Byline name={known.userFullName} avatar={known.avatar} date={known.createdTime} />}
      {post.isError && <ErrorBox error={post.error} onRetry={() => void post.refetch()} />}
      {kind === 'known' && post.isPending && <ListSkeleton rows={6} />}
      {(kind === 'new' || known) && <PostForm key={known?.id} post={known} />}
    </Page>
  )
}
