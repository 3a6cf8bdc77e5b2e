import { useParams } from '@tanstack/react-router'
import { lazyScreen } from '../kernel/browser/lazyScreen.tsx'
import { listed, openPage, page, plain, useId, useOptionalId } from './routes.frames.tsx'

const blogPost = lazyScreen(
  async () => (await import('../domains/content/blog/PostPage.tsx')).PostPage,
  ['blog', 'records'],
  () => ({ id: useOptionalId() }),
)

const blogEditor = (kind: 'new' | 'known') =>
  lazyScreen(
    async () => (await import('../domains/content/blog/edit/PostFormPage.tsx')).PostFormPage,
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
    plain(
      async () => (await import('../domains/content/blog/manage/BlogManagePage.tsx')).BlogManagePage,
      ['blog', 'records'],
    ),
  ),
  listed(
    '/pages/help/manage',
    plain(
      async () => (await import('../domains/content/help/editing/HelpManagePage.tsx')).HelpManagePage,
      ['help', 'records', 'apps'],
    ),
  ),
  page(
    '/pages/help/manage/new',
    { platform: 'help_centre.create' },
    plain(
      async () => (await import('../domains/content/help/editing/ArticleFormPage.tsx')).ArticleFormPage,
      ['help', 'records', 'apps'],
    ),
  ),
  page(
    '/pages/help/manage/$id',
    { platform: 'help_centre.edit' },
    lazyScreen(
      async () => (await import('../domains/content/help/editing/ArticleFormPage.tsx')).ArticleFormPage,
      ['help', 'records', 'apps'],
      () => ({ id: useId() }),
    ),
  ),
  listed(
    '/pages/pricing/manage',
    plain(
      async () => (await import('../domains/platform/plans/PlansManagePage.tsx')).PlansManagePage,
      ['plans', 'records'],
    ),
  ),
] as const

/** Those pages themselves. */
export const openScreens = [
  openPage(
    '/confirm-email',
    plain(async () => (await import('../domains/identity/account/ConfirmEmailPage.tsx')).ConfirmEmailPage, ['account']),
  ),
  openPage(
    '/pages/faq',
    plain(async () => (await import('../domains/content/help/FaqPage.tsx')).FaqPage, ['help']),
  ),
  openPage(
    '/pages/knowledge-base',
    plain(async () => (await import('../domains/content/help/KnowledgeBasePage.tsx')).KnowledgeBasePage, ['help']),
  ),
  openPage(
    '/pages/knowledge-base/$category',
    lazyScreen(
      async () => (await import('../domains/content/help/KnowledgeCategoryPage.tsx')).KnowledgeCategoryPage,
      ['help'],
      () => ({ category: useParams({ strict: false }).category ?? '' }),
    ),
  ),
  openPage(
    '/pages/knowledge-base/$category/$question',
    lazyScreen(
      async () => (await import('../domains/content/help/KnowledgeQuestionPage.tsx')).KnowledgeQuestionPage,
      ['help'],
      () => {
        const { category = '', question = '' } = useParams({ strict: false })
        return { category, question }
      },
    ),
  ),
  openPage(
    '/pages/blog/list',
    plain(async () => (await import('../domains/content/blog/BlogPage.tsx')).BlogPage, ['blog', 'records']),
  ),
  openPage('/pages/blog/detail', blogPost),
  openPage('/pages/blog/detail/$id', blogPost),
  openPage(
    '/pages/pricing',
    plain(async () => (await import('../domains/content/pricing/PricingPage.tsx')).PricingPage, ['plans']),
  ),
] as const
