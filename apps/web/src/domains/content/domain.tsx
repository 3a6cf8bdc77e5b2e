import { useParams } from '@tanstack/react-router'
import { lazyScreen } from '../../kernel/browser/lazyScreen.tsx'
import type { MenuEntry } from '../../kernel/menu.ts'
import { listed, openPage, page, plain, useId, useOptionalId, areaWords as words } from '../../kit/screens.tsx'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    help: typeof import('./help/words/en.json')
    blog: typeof import('./blog/words/en.json')
    testimonials: typeof import('./testimonials/words/en.json')
  }
}

const blogPost = lazyScreen(
  async () => (await import('./blog/PostPage.tsx')).PostPage,
  ['blog', 'records'],
  () => ({ id: useOptionalId() }),
)

const blogEditor = (kind: 'new' | 'known') =>
  lazyScreen(
    async () => (await import('./blog/edit/PostFormPage.tsx')).PostFormPage,
    ['blog', 'records', 'apps'],
    () => ({ kind, id: useOptionalId() }),
  )

const platformTestimonialsForm = lazyScreen(
  async () => (await import('./testimonials/TestimonialPage.tsx')).TestimonialPage,
  words('testimonials'),
  () => ({ scope: 'platform' as const, id: useOptionalId() }),
)

const schoolTestimonialsForm = lazyScreen(
  async () => (await import('./testimonials/TestimonialPage.tsx')).TestimonialPage,
  words('testimonials'),
  () => ({ scope: 'school' as const, id: useOptionalId() }),
)

export const contentScreens = [
  page('/pages/blog/new', { platform: 'blog.create' }, blogEditor('new')),
  listed('/pages/blog/edit', blogEditor('known')),
  page('/pages/blog/edit/$id', { platform: 'blog.edit' }, blogEditor('known')),
  listed(
    '/pages/blog/manage',
    plain(async () => (await import('./blog/manage/BlogManagePage.tsx')).BlogManagePage, ['blog', 'records']),
  ),
  listed(
    '/pages/help/manage',
    plain(async () => (await import('./help/editing/HelpManagePage.tsx')).HelpManagePage, ['help', 'records', 'apps']),
  ),
  page(
    '/pages/help/manage/new',
    { platform: 'help_centre.create' },
    plain(
      async () => (await import('./help/editing/ArticleFormPage.tsx')).ArticleFormPage,
      ['help', 'records', 'apps'],
    ),
  ),
  page(
    '/pages/help/manage/$id',
    { platform: 'help_centre.edit' },
    lazyScreen(
      async () => (await import('./help/editing/ArticleFormPage.tsx')).ArticleFormPage,
      ['help', 'records', 'apps'],
      () => ({ id: useId() }),
    ),
  ),
  listed(
    '/platform/testimonials',
    lazyScreen(
      async () => (await import('./testimonials/TestimonialsPage.tsx')).TestimonialsPage,
      words('testimonials'),
      () => ({ scope: 'platform' as const }),
    ),
  ),
  page('/platform/testimonials/new', { platform: 'testimonials.create' }, platformTestimonialsForm),
  page('/platform/testimonials/$id', { platform: 'testimonials.view' }, platformTestimonialsForm),
  listed(
    '/school/testimonials',
    lazyScreen(
      async () => (await import('./testimonials/TestimonialsPage.tsx')).TestimonialsPage,
      words('testimonials'),
      () => ({ scope: 'school' as const }),
    ),
  ),
  page(
    '/school/testimonials/new',
    { school: 'reviews_testimonials.create', platform: 'schools.edit' },
    schoolTestimonialsForm,
  ),
  page(
    '/school/testimonials/$id',
    { school: 'reviews_testimonials.view', platform: 'schools.view' },
    schoolTestimonialsForm,
  ),
  listed(
    '/school/reviews',
    plain(async () => (await import('./testimonials/ReviewsPage.tsx')).ReviewsPage, words('testimonials')),
  ),
] as const

export const contentOpenScreens = [
  openPage(
    '/pages/faq',
    plain(async () => (await import('./help/FaqPage.tsx')).FaqPage, ['help']),
  ),
  openPage(
    '/pages/knowledge-base',
    plain(async () => (await import('./help/KnowledgeBasePage.tsx')).KnowledgeBasePage, ['help']),
  ),
  openPage(
    '/pages/knowledge-base/$category',
    lazyScreen(
      async () => (await import('./help/KnowledgeCategoryPage.tsx')).KnowledgeCategoryPage,
      ['help'],
      () => ({ category: useParams({ strict: false }).category ?? '' }),
    ),
  ),
  openPage(
    '/pages/knowledge-base/$category/$question',
    lazyScreen(
      async () => (await import('./help/KnowledgeQuestionPage.tsx')).KnowledgeQuestionPage,
      ['help'],
      () => {
        const { category = '', question = '' } = useParams({ strict: false })
        return { category, question }
      },
    ),
  ),
  openPage(
    '/pages/blog/list',
    plain(async () => (await import('./blog/BlogPage.tsx')).BlogPage, ['blog', 'records']),
  ),
  openPage('/pages/blog/detail', blogPost),
  openPage('/pages/blog/detail/$id', blogPost),
  openPage(
    '/pages/pricing',
    plain(async () => (await import('./pricing/PricingPage.tsx')).PricingPage, ['plans']),
  ),
] as const

export const contentMenu: MenuEntry[] = [
  { group: 'platform', place: 7, target: 'platformTestimonials' },
  { group: 'school', place: 6, target: 'schoolTestimonials' },
  { group: 'school', place: 7, target: 'schoolReviews' },
  { group: 'pages', place: 3, target: 'faq' },
  { group: 'pages', place: 4, target: 'knowledgeBase' },
  { group: 'pages', place: 5, target: 'helpEditor' },
  { group: 'pages', place: 6, target: 'pricing' },
  { group: 'pages', place: 8, target: 'blogList' },
  { group: 'pages', place: 9, target: 'blogManage' },
]
