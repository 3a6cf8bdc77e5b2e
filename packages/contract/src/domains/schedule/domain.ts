import type { Domain } from '../../kernel/brings/domain.ts'
import { pagesFor } from '../../kernel/page.ts'
import * as board from './board/calls.ts'
import * as booking from './booking/calls.ts'
import * as classes from './classes/calls.ts'
import * as checkIns from './classes/checkIns.ts'
import * as roster from './classes/roster.ts'
import * as copying from './copying/calls.ts'
import * as feeds from './feeds/calls.ts'
import * as finding from './finding/calls.ts'
import * as lessons from './lessons/calls.ts'
import * as lessonPeople from './lessons/people.ts'
import * as lessonTypes from './lessonTypes/calls.ts'
import * as moves from './moves/calls.ts'
import * as noticeCalls from './notices/calls.ts'
import * as policies from './policies/calls.ts'
import * as series from './series/calls.ts'
import * as start from './start/calls.ts'
import * as waiting from './waiting/calls.ts'
import * as waitingOwn from './waiting/own.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { alwaysTold, notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const schedule: Domain = {
  calls: [
    lessonTypes,
    lessons,
    lessonPeople,
    finding,
    classes,
    roster,
    checkIns,
    series,
    start,
    copying,
    board,
    booking,
    policies,
    moves,
    waiting,
    waitingOwn,
    feeds,
    noticeCalls,
  ],
  pages: [
    {
      id: 293,
      target: 'schedule',
      icon: 'calendar-week',
      link: '/school/schedule',
      access: { school: 'schedules.view', platform: 'schools.view' },
    },
    {
      id: 305,
      target: 'lessonSeries',
      icon: 'calendar-repeat',
      link: '/school/schedule/series',
      access: { school: 'schedules.view', platform: 'schools.view' },
    },
    {
      id: 321,
      target: 'classes',
      icon: 'users-group',
      link: '/school/schedule/classes',
      access: roster.listClasses.access,
    },
    { id: 332, target: 'waitingList', icon: 'clock', link: '/school/waiting-list', access: waiting.listWaiting.access },
    ...pagesFor(
      ['student', 'guardian'],
      { id: 330, target: 'myLessons', icon: 'steering-wheel', link: '/my/lessons', access: 'session' },
      { id: 331, target: 'bookLesson', icon: 'calendar-event', link: '/my/lessons/book', access: 'session' },
    ),
    ...pagesFor(['student'], { id: 322, target: 'checkIn', icon: 'qrcode', link: '/my/check-in', access: 'session' }),
    {
      id: 344,
      target: 'moveRequests',
      icon: 'calendar-event',
      link: '/school/schedule/moves',
      access: moves.listMoves.access,
    },
    {
      id: 294,
      target: 'lessonTypes',
      icon: 'category',
      link: '/school/lesson-types',
      access: { school: 'lesson_types.view', platform: 'schools.view' },
    },
  ],
  errors,
  mails,
  examples,
  notices,
  topics,
  alwaysTold,
  words,
}
