import { countReading, type KnowledgeQuestion } from '@dsms/contract/content/help/calls'
import { Skeleton, Stack } from '@mantine/core'
import { IconFileText, IconZoomExclamation } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from '../../../kernel/address/links.tsx'
import { useTitle } from '../../../kernel/browser/useTitle.ts'
import { CallError, call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { SafeHtml } from '../../../ui/apps/SafeHtml.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './Knowledge.module.css'
import { useQuestion } from './useHelp.ts'
import { Vote } from './Vote.tsx'

/** One question with its answer, whether it helped, and what else is asked. */
export function KnowledgeQuestionPage({ question: slug }: { category: string; question: string }) {
  const t = useText('help')
  const question = useQuestion(slug)
  const isUnknown = question.error instanceof CallError && question.error.status === 404
  return (
    <>
      {isUnknown && <Unknown />}
      {question.isError && !isUnknown && <ErrorBox error={question.error} onRetry={() => void question.refetch()} />}
      {question.isPending && <Skeleton height={360} />}
      {question.data && <Article key={slug} article={question.data} />}
      <output className="visuallyHidden">{question.isPending ? t('loading') : ''}</output>
    </>
  )
}

function Unknown() {
  const t = useText('help')
  useTitle(t('base.title'))
  return (
    <Stack>
      <h1 className={classes.articleTitle}>{t('base.title')}</h1>
      <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t('question.unknown')}>
        <LinkButton to="/pages/knowledge-base">{t('toBase')}</LinkButton>
      </Empty>
    </Stack>
  )
}

function Article({ article }: { article: KnowledgeQuestion }) {
  const t = useText('help')
  const format = useFormat()
  const { id, title, lastUpdated, content, category, relatedQuestions } = article
  useTitle(title)
  useReading(id)
  return (
    <Stack gap="md">
      <Breadcrumbs
        parents={[
          { label: t('base.title'), to: '/pages/knowledge-base' },
          { label: category.title, to: `/pages/knowledge-base/${category.slug}` },
        ]}
      />
      <div className={classes.question}>
        <article className="card">
          <h1 className={classes.articleTitle} dir="auto">
            {title}
          </h1>
          <span className={classes.quiet}>{t('updated', { date: format.date(lastUpdated) })}</span>
          <SafeHtml html={content} className={classes.article} />
          <Vote article={article} />
        </article>
        {relatedQuestions.length > 0 && (
          <nav className="card" aria-labelledby="related">
            <h2 id="related" className={classes.heading}>
              {t('related')}
            </h2>
            <ul className={classes.links}>
              {relatedQuestions.map((other) => (
                <li key={other.id}>
                  <Link
                    to="/pages/knowledge-base/$category/$question"
                    params={{ category: other.category, question: other.slug }}
                    className={classes.link}
                  >
                    <IconFileText size={18} stroke={1.5} aria-hidden />
                    <bdi dir="auto">{other.question}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Stack>
  )
}

const counted = new Set<number>()

/** Counts a reading once for each visit; nobody has to wait for it or hear that it failed. */
function useReading(id: number) {
  useEffect(() => {
    if (counted.has(id)) return
    counted.add(id)
    void call(countReading, { params: { id } }).catch(() => counted.delete(id))
  }, [id])
}
