import type { Domain } from '../../kernel/brings/domain.ts'
import * as blog from './blog/calls.ts'
import * as blogEditing from './blog/editing.ts'
import * as help from './help/calls.ts'
import * as helpEditing from './help/editing.ts'
import * as newsletter from './newsletter/calls.ts'
import * as testimonials from './testimonials/calls.ts'
import * as reviews from './testimonials/reviews.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { words } from './words/words.ts'

export const content: Domain = {
  calls: [blog, blogEditing, help, helpEditing, newsletter, testimonials, reviews],
  pages: [
    { id: 28, target: 'faq', icon: 'help', link: '/pages/faq', access: 'session' },
    { id: 29, target: 'knowledgeBase', icon: 'book', link: '/pages/knowledge-base', access: 'session' },
    { id: 30, target: 'pricing', icon: 'currency-dollar', link: '/pages/pricing', access: 'session' },
    { id: 31, target: 'blogList', icon: 'article', link: '/pages/blog/list', access: 'session' },
    { id: 32, target: 'blogDetail', icon: 'file-text', link: '/pages/blog/detail', access: 'session' },
    { id: 33, target: 'blogEdit', icon: 'edit', link: '/pages/blog/edit', access: { platform: 'blog.edit' } },
    { id: 217, target: 'blogManage', icon: 'pencil', link: '/pages/blog/manage', access: { platform: 'blog.view' } },
    {
      id: 213,
      target: 'helpEditor',
      icon: 'pencil',
      link: '/pages/help/manage',
      access: { platform: 'help_centre.edit' },
    },
    {
      id: 224,
      target: 'platformTestimonials',
      icon: 'quote',
      link: '/platform/testimonials',
      access: { platform: 'testimonials.view' },
    },
    {
      id: 246,
      target: 'schoolTestimonials',
      icon: 'message-heart',
      link: '/school/testimonials',
      access: {
        school: 'reviews_testimonials.view',
        platform: 'schools.view',
      },
    },
    {
      id: 247,
      target: 'schoolReviews',
      icon: 'stars',
      link: '/school/reviews',
      access: {
        school: 'reviews_testimonials.view',
        platform: 'schools.view',
      },
    },
  ],
  errors,
  mails,
  examples,
  words,
}
