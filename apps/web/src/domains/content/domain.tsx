import { useParam } from '../../kernel/address/links.tsx'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { everybody, type MenuEntry } from '../../kernel/menu.ts'
import { listed, openPage, page, plain, useId, useOptionalId, areaWords as words } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    content: typeof contentScreens
    contentOpen: typeof contentOpenScreens
  }
}

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

export const contentScreens = {
  '/pages/blog/new': () => page({ platform: 'blog.create' }, blogEditor('new')),
  '/pages/blog/edit': () => listed(blogEditor('known')),
  '/pages/blog/edit/$id': () => page({ platform: 'blog.edit' }, blogEditor('known')),
  '/pages/blog/manage': () =>
    listed(plain(async () => (await import('./blog/manage/BlogManagePage.tsx')).BlogManagePage, ['blog', 'records'])),
  '/pages/help/manage': () =>
    listed(
      plain(
        async () => (await import('./help/editing/HelpManagePage.tsx')).HelpManagePage,
        ['help', 'records', 'apps'],
      ),
    ),
  '/pages/help/manage/new': () =>
    page(
      { platform: 'help_centre.create' },
      plain(
        async () => (await import('./help/editing/ArticleFormPage.tsx')).ArticleFormPage,
        ['help', 'records', 'apps'],
      ),
    ),
  '/pages/help/manage/$id': () =>
    page(
      { platform: 'help_centre.edit' },
      lazyScreen(
        async () => (await import('./help/editing/ArticleFormPage.tsx')).ArticleFormPage,
        ['help', 'records', 'apps'],
        () => ({ id: useId() }),
      ),
    ),
  '/platform/testimonials': () =>
    listed(
      lazyScreen(
        async () => (await import('./testimonials/TestimonialsPage.tsx')).TestimonialsPage,
        words('testimonials'),
        () => ({ scope: 'platform' as const }),
      ),
    ),
  '/platform/testimonials/new': () => page({ platform: 'testimonials.create' }, platformTestimonialsForm),
  '/platform/testimonials/$id': () => page({ platform: 'testimonials.view' }, platformTestimonialsForm),
  '/school/testimonials': () =>
    listed(
      lazyScreen(
        async () => (await import('./testimonials/TestimonialsPage.tsx')).TestimonialsPage,
        words('testimonials'),
        () => ({ scope: 'school' as const }),
      ),
    ),
  '/school/testimonials/new': () =>
    page({ school: 'reviews_testimonials.create', platform: 'schools.edit' }, schoolTestimonialsForm),
  '/school/testimonials/$id': () =>
    page({ school: 'reviews_testimonials.view', platform: 'schools.view' }, schoolTestimonialsForm),
  '/school/reviews': () =>
    listed(plain(async () => (await import('./testimonials/ReviewsPage.tsx')).ReviewsPage, words('testimonials'))),
}

export const contentOpenScreens = {
  '/pages/faq': () => openPage(plain(async () => (await import('./help/FaqPage.tsx')).FaqPage, ['help'])),
  '/pages/knowledge-base': () =>
    openPage(plain(async () => (await import('./help/KnowledgeBasePage.tsx')).KnowledgeBasePage, ['help'])),
  '/pages/knowledge-base/$category': () =>
    openPage(
      lazyScreen(
        async () => (await import('./help/KnowledgeCategoryPage.tsx')).KnowledgeCategoryPage,
        ['help'],
        () => ({ category: useParam('category') ?? '' }),
      ),
    ),
  '/pages/knowledge-base/$category/$question': () =>
    openPage(
      lazyScreen(
        async () => (await import('./help/KnowledgeQuestionPage.tsx')).KnowledgeQuestionPage,
        ['help'],
        () => ({ category: useParam('category') ?? '', question: useParam('question') ?? '' }),
      ),
    ),
  '/pages/blog/list': () =>
    openPage(plain(async () => (await import('./blog/BlogPage.tsx')).BlogPage, ['blog', 'records'])),
  '/pages/blog/detail': () => openPage(blogPost),
  '/pages/blog/detail/$id': () => openPage(blogPost),
  '/pages/pricing': () =>
    openPage(plain(async () => (await import('./pricing/PricingPage.tsx')).PricingPage, ['plans'])),
}

export const contentMenu: MenuEntry[] = [
  { area: 'settings', section: 'texts', place: 7, target: 'platformTestimonials' },
  { area: 'settings', section: 'reviews', place: 1, target: 'schoolTestimonials' },
  { area: 'settings', section: 'reviews', place: 2, target: 'schoolReviews' },
  { area: 'more', section: 'help', place: 1, target: 'faq', for: everybody },
  { area: 'more', section: 'help', place: 2, target: 'knowledgeBase', for: everybody },
  { area: 'settings', section: 'texts', place: 2, target: 'helpEditor' },
  { area: 'more', section: 'samples', place: 1, target: 'pricing' },
  { area: 'more', section: 'blog', place: 1, target: 'blogList', for: everybody },
  { area: 'more', section: 'blog', place: 2, target: 'blogDetail' },
  { area: 'settings', section: 'texts', place: 3, target: 'blogManage' },
  { area: 'more', section: 'blog', place: 4, target: 'blogEdit' },
]
