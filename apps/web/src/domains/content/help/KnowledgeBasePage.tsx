import { SimpleGrid, Skeleton, Stack, UnstyledButton } from '@mantine/core'
import { IconZoomExclamation } from '@tabler/icons-react'
import { Link } from '../../../kernel/address/links.tsx'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import linked from '../../../ui/LinkedCard.module.css'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Banner } from './Banner.tsx'
import classes from './Knowledge.module.css'
import { useCategories, useFoundQuestions } from './useHelp.ts'

const popular = ['popular.1', 'popular.2', 'popular.3'] as const
const cards = { base: 1, xs: 2, md: 3 }

/** The knowledge base: its categories, and what a search finds in them. */
export function KnowledgeBasePage() {
  const t = useText('help')
  const [{ q }, change] = useAddress('q')
  const categories = useCategories(q)
  const found = useFoundQuestions(q)
  return (
    <Stack gap="lg">
      <Banner
        title={t('base.title')}
        text={t('base.text')}
        q={q}
        onSearch={(next) => change({ q: next })}
        searchLabel={t('base.search')}
      >
        <p className={classes.popular}>
          {t('base.popular')}
          {popular.map((key) => (
            <UnstyledButton key={key} className={classes.word} onClick={() => change({ q: t(key) })}>
              {t(key)}
            </UnstyledButton>
          ))}
        </p>
      </Banner>
      <output className="visuallyHidden">{q && found.data ? t('found', { count: found.data.length }) : ''}</output>
      {q && found.data && found.data.length > 0 && (
        <section className="card" aria-labelledby="found">
          <h2 id="found" className={classes.heading}>
            {t('base.questions')}
          </h2>
          <ul className={classes.found}>
            {found.data.map(({ id, slug, question, category, categoryTitle }) => (
              <li key={id}>
                <LinkAnchor to="/pages/knowledge-base/$category/$question" params={{ category, question: slug }}>
                  <bdi dir="auto">{question}</bdi>
                </LinkAnchor>
                <span className={classes.quiet}>{categoryTitle}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {categories.isError && <ErrorBox error={categories.error} onRetry={() => void categories.refetch()} />}
      {categories.isPending && (
        <SimpleGrid cols={cards}>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} height={232} />
          ))}
        </SimpleGrid>
      )}
      {categories.data?.length === 0 && (
        <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t(q ? 'faq.nothing' : 'base.empty', { q })} />
      )}
      <SimpleGrid cols={cards} component="ul" className={classes.cards}>
        {categories.data?.map(({ id, category, img, title, desc, questions }) => (
          <li key={id} className={`card ${linked.card} ${classes.card}`}>
            <img src={img} alt="" width={160} height={96} className={classes.picture} />
            <h2 className={classes.name}>
              <Link to="/pages/knowledge-base/$category" params={{ category }} className={linked.link}>
                {title}
              </Link>
            </h2>
            <p className={classes.text}>{desc}</p>
            <span className={classes.quiet}>{t('questions', { count: questions })}</span>
          </li>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
