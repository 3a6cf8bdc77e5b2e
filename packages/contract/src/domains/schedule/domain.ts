import { page } from '../../kernel/page.ts'
import * as board from './board/calls.ts'
import * as lessons from './lessons/calls.ts'
import * as lessonTypes from './lessonTypes/calls.ts'

export const schedule = {
  calls: [lessonTypes, lessons, board],
  pages: [
    page(
      293,
      'schedule',
      'calendar-week',
      '/school/schedule',
      { school: 'schedules.view', platform: 'schools.view' },
      'جدول الدروس',
      'Schedule',
      'Stundenplan',
      'Planning',
      'Agenda de aulas',
    ),
    page(
      294,
      'lessonTypes',
      'category',
      '/school/lesson-types',
      { school: 'lesson_types.view', platform: 'schools.view' },
      'أنواع الدروس',
      'Lesson types',
      'Unterrichtsarten',
      'Types de leçons',
      'Tipos de aula',
    ),
  ],
}
