import { useParams } from '@tanstack/react-router'
import { lazyScreen } from './lib/lazyScreen.tsx'
import { listed, openPage, page, plain, useId, useOptionalId } from './routes.frames.tsx'

const blogPost = lazyScreen(
  async () => (await import('./features/blog/PostPage.tsx')).PostPage,
  ['blog', 'records'],
  () => ({ id: useOptionalId() }),
)

const blogEditor = (kind: 'new' | 'known') =>
  lazyScreen(
    async () => (await import('./features/blog/edit/PostFormPage.tsx')).PostFormPage,
    ['blog', 'records', 'apps'],
    () => ({ kind, id: useOptionalId() }),
  )

/** Where pages that anybody may read are written. */
export const editorScreens = [
  page('/pages/blog/new', { platform: 'blog.create' }, blogEditor('new')),
  listed('/pages/blog/edit', blogEditor('known')),
  page('/pages/blog/edit/$id', { platform: 'blog.edit' }, blogEditor('known')),
  listed(
    '/pages/blog/manage',
    plain(async () => (await import('./features/blog/manage/BlogManagePage.tsx')).BlogManagePage, ['blog', 'records']),
  ),
  listed(
    '/pages/help/manage',
    plain(async () => (await import('./features/help/HelpManagePage.tsx')).HelpManagePage, ['help', 'records', 'apps']),
  ),
  page(
    '/pages/help/manage/new',
    { platform: 'help_centre.create' },
    plain(
      async () => (await import('./features/help/ArticleFormPage.tsx')).ArticleFormPage,
      ['help', 'records', 'apps'],
    ),
  ),
  page(
    '/pages/help/manage/$id',
    { platform: 'help_centre.edit' },
    lazyScreen(
      async () => (await import('./features/help/ArticleFormPage.tsx')).ArticleFormPage,
      ['help', 'records', 'apps'],
      () => ({ id: useId() }),
    ),
  ),
  listed(
    '/pages/pricing/manage',
    plain(async () => (await import('./features/pricing/PlansManagePage.tsx')).PlansManagePage, ['pricing', 'records']),
  ),
] as const

/** Those pages themselves. */
export const openScreens = [
  openPage(
    '/confirm-email',
    plain(async () => (await import('./features/settings/ConfirmEmailPage.tsx')).ConfirmEmailPage, ['settings']),
  ),
  openPage(
    '/pages/faq',
    plain(async () => (await import('./features/help/FaqPage.tsx')).FaqPage, ['help']),
  ),
  openPage(
    '/pages/knowledge-base',
    plain(async () => (await import('./features/help/KnowledgeBasePage.tsx')).KnowledgeBasePage, ['help']),
  ),
  openPage(
    '/pages/knowledge-base/$category',
    lazyScreen(
      async () => (await import('./features/help/KnowledgeCategoryPage.tsx')).KnowledgeCategoryPage,
      ['help'],
      () => ({ category: useParams({ strict: false }).category ?? '' }),
    ),
  ),
  openPage(
    '/pages/knowledge-base/$category/$question',
    lazyScreen(
      async () => (await import('./features/help/KnowledgeQuestionPage.tsx')).KnowledgeQuestionPage,
      ['help'],
      () => {
        const { category = '', question = '' } = useParams({ strict: false })
        return { category, question }
      },
    ),
  ),
  openPage(
    '/pages/blog/list',
    plain(async () => (await import('./features/blog/BlogPage.tsx')).BlogPage, ['blog', 'records']),
  ),
  openPage('/pages/blog/detail', blogPost),
  openPage('/pages/blog/detail/$id', blogPost),
  openPage(
    '/pages/pricing',
    plain(async () => (await import('./features/pricing/PricingPage.tsx')).PricingPage, ['pricing']),
  ),
] as const
