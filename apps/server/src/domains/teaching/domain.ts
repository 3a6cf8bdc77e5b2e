import type { Domain } from '../../kernel/domain.ts'
import { lessonReopened } from '../schedule/public.ts'
import { forgetBy, personErased } from '../staff/public.ts'
import { minutesGivenAfterCancellation, practiceOfStudent, teachingOfPerson } from '../students/public.ts'
import { reopenRecords } from './lessonRecords/acts.effects.ts'
import { seedRecords } from './lessonRecords/demo/records.ts'
import { teachingOf } from './lessonRecords/records.person.ts'
import { recordRoutes } from './lessonRecords/records.routes.ts'
import { givenDespite } from './lessonRecords/settle.service.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { practiceOf } from './progress/progress.service.ts'

export const teaching: Domain = { demo: [seedRecords], routes: [recordRoutes, progressRoutes] }

lessonReopened.on(reopenRecords)
personErased.on(forgetBy('forget_in_teaching'))
minutesGivenAfterCancellation.answer(givenDespite)
teachingOfPerson.answer(teachingOf)
practiceOfStudent.answer(practiceOf)
