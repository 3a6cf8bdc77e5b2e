import { page, pagesFor } from '../../kernel/page.ts'
import * as records from './lessonRecords/calls.ts'
import * as office from './lessonRecords/office.ts'
import * as progress from './progress/calls.ts'

export const teaching = {
  calls: [records, office, progress],
  pages: [
    ...pagesFor(
      ['trainer'],
      page(
        341,
        'myDay',
        'steering-wheel',
        '/my/day',
        'session',
        'يومي',
        'My day',
        'Mein Tag',
        'Ma journée',
        'O meu dia',
      ),
    ),
    ...pagesFor(
      ['student', 'guardian'],
      page(
        342,
        'myProgress',
        'chart-line',
        '/my/progress',
        'session',
        'تقدّمي في التدريب',
        'Progress',
        'Lernstand',
        'Progression',
        'Progresso',
      ),
    ),
    page(
      343,
      'lessonRecords',
      'clipboard-check',
      '/school/teaching',
      office.listLessonRecords.access,
      'سجلات الدروس',
      'Lesson records',
      'Unterrichtsnachweise',
      'Fiches de leçon',
      'Registos de aula',
    ),
  ],
}
