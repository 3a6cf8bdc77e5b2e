import type { Domain } from '../../kernel/domain.ts'
import { forgetBy, personErased } from '../staff/public.ts'
import {
  dayOfSharedHour,
  enrolmentsMoved,
  lessonsOnFile,
  lockHours,
  minutesTaught,
  nextLessonOfStudent,
  studentsOfDay,
  wishesOfPerson,
} from '../students/public.ts'
import { lessonsOfPerson } from '../trainers/public.ts'
import { boardRoutes } from './board/board.routes.ts'
import { nextLessonOf } from './board/lessons.found.ts'
import { seatedOn } from './board/studentsOfDay.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import { lockStudents } from './claims/claims.data.ts'
import { classRoutes } from './classes/classes.routes.ts'
import { copyingRoutes } from './copying/copying.routes.ts'
import { feedRoutes } from './feeds/feeds.routes.ts'
import { findingRoutes } from './finding/finding.routes.ts'
import { followEnrolments } from './lessons/deeds/lessons.merged.ts'
import { seedLessons } from './lessons/demo/lessons.ts'
import { filedLessons, personLessons, sharedHour, taughtMinutes } from './lessons/lessons.people.ts'
import { lessonRoutes } from './lessons/lessons.routes.ts'
import { seedLessonTypes } from './lessonTypes/demo/lessonTypes.ts'
import { lessonTypeRoutes } from './lessonTypes/lessonTypes.routes.ts'
import { seedMoves } from './moves/demo/moves.ts'
import { moveRoutes } from './moves/moves.routes.ts'
import { toldRoutes } from './notices/told.routes.ts'
import { policyRoutes } from './policies/policies.routes.ts'
import { seriesRoutes } from './series/series.routes.ts'
import { startRoutes } from './start/start.routes.ts'
import { seedWaiting } from './waiting/demo/waiting.ts'
import { wishesOf } from './waiting/waiting.people.ts'
import { waitingRoutes } from './waiting/waiting.routes.ts'

export const schedule: Domain = {
  demo: [(db, { schoolId }) => seedLessonTypes(db, schoolId), seedLessons, seedMoves, seedWaiting],
  routes: [
    lessonTypeRoutes,
    boardRoutes,
    lessonRoutes,
    findingRoutes,
    classRoutes,
    seriesRoutes,
    startRoutes,
    copyingRoutes,
    bookingRoutes,
    policyRoutes,
    moveRoutes,
    waitingRoutes,
    feedRoutes,
    toldRoutes,
  ],
}

minutesTaught.answer(taughtMinutes)
dayOfSharedHour.answer(sharedHour)
enrolmentsMoved.on(followEnrolments)
personErased.on(forgetBy('forget_in_schedule'))
lockHours.answer(lockStudents)
lessonsOfPerson.answer(personLessons)
wishesOfPerson.answer(wishesOf)
nextLessonOfStudent.answer(nextLessonOf)
studentsOfDay.answer(seatedOn)
lessonsOnFile.answer(filedLessons)
