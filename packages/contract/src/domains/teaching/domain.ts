import type { Domain } from '../../kernel/brings/domain.ts'
import { pagesFor } from '../../kernel/page.ts'
import * as records from './lessonRecords/calls.ts'
import * as office from './lessonRecords/office.ts'
import * as progress from './progress/calls.ts'
import { errors } from './words/errors.ts'
import { mails } from './words/mails.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const teaching: Domain = {
  calls: [records, office, progress],
  pages: [
    ...pagesFor(['trainer'], { id: 341, target: 'myDay', icon: 'steering-wheel', link: '/my/day', access: 'session' }),
    ...pagesFor(['student', 'guardian'], {
      id: 342,
      target: 'myProgress',
      icon: 'chart-line',
      link: '/my/progress',
      access: 'session',
    }),
    {
      id: 343,
      target: 'lessonRecords',
      icon: 'clipboard-check',
      link: '/school/teaching',
      access: office.listLessonRecords.access,
    },
  ],
  errors,
  mails,
  notices,
  topics,
  words,
}
