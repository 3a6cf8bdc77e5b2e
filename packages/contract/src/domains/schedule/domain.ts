import { page, pagesFor } from '../../kernel/page.ts'
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
import * as notices from './notices/calls.ts'
import * as policies from './policies/calls.ts'
import * as series from './series/calls.ts'
import * as start from './start/calls.ts'
import * as waiting from './waiting/calls.ts'
import * as waitingOwn from './waiting/own.ts'

export const schedule = {
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
    notices,
  ],
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
      305,
      'lessonSeries',
      'calendar-repeat',
      '/school/schedule/series',
      { school: 'schedules.view', platform: 'schools.view' },
      'سلاسل الدروس',
      'Lesson series',
      'Unterrichtsreihen',
      'Séries de leçons',
      'Séries de aulas',
    ),
    page(
      321,
      'classes',
      'users-group',
      '/school/schedule/classes',
      roster.listClasses.access,
      'الحصص النظرية',
      'Theory classes',
      'Theorieunterricht',
      'Cours théoriques',
      'Aulas teóricas',
    ),
    page(
      332,
      'waitingList',
      'clock',
      '/school/waiting-list',
      waiting.listWaiting.access,
      'قائمة الانتظار',
      'Waiting list',
      'Warteliste',
      'Liste d’attente',
      'Lista de espera',
    ),
    ...pagesFor(
      ['student', 'guardian'],
      page(
        330,
        'myLessons',
        'steering-wheel',
        '/my/lessons',
        'session',
        'دروسي',
        'My lessons',
        'Meine Fahrstunden',
        'Mes leçons',
        'As minhas aulas',
      ),
      page(
        331,
        'bookLesson',
        'calendar-event',
        '/my/lessons/book',
        'session',
        'حجز درس',
        'Book a lesson',
        'Fahrstunde buchen',
        'Réserver une leçon',
        'Marcar uma aula',
      ),
    ),
    ...pagesFor(
      ['student'],
      page(
        322,
        'checkIn',
        'qrcode',
        '/my/check-in',
        'session',
        'تسجيل الحضور',
        'Check in',
        'Anwesenheit melden',
        'Signaler ma présence',
        'Registar presença',
      ),
    ),
    page(
      344,
      'moveRequests',
      'calendar-event',
      '/school/schedule/moves',
      moves.listMoves.access,
      'طلبات نقل الدروس',
      'Reschedule requests',
      'Verlegungswünsche',
      'Demandes de déplacement',
      'Pedidos de alteração',
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
