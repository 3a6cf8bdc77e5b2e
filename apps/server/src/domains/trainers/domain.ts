import type { Domain } from '../../kernel/domain.ts'
import { trainersAtBranch } from '../resources/public.ts'
import { forgetBy, peopleComeFirst, personArchived, personErased } from '../staff/public.ts'
import { availabilityRoutes } from './availability/availability.routes.ts'
import { seedHours } from './availability/demo/hours.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { seedLeave } from './leaveRequests/demo/leave.ts'
import { leaveRequestRoutes } from './leaveRequests/leaveRequests.routes.ts'
import { trainerDataRoutes } from './personalData/trainerData.routes.ts'
import { seedTrainers } from './trainers/demo/trainers.ts'
import { trainerPortalRoutes } from './trainers/portal/portal.routes.ts'
import { namesAtBranch } from './trainers/trainers.facts.ts'
import { archiveTrainerOf } from './trainers/trainers.person.ts'
import { trainerRoutes } from './trainers/trainers.routes.ts'

export const trainers: Domain = {
  routes: [
    trainerRoutes,
    trainerPortalRoutes,
    credentialRoutes,
    availabilityRoutes,
    leaveRequestRoutes,
    trainerDataRoutes,
  ],
  demo: [(db, { schoolId }) => seedHours(db, schoolId), (db, { schoolId }) => seedLeave(db, schoolId)],
}

peopleComeFirst.on(seedTrainers)
trainersAtBranch.answer(namesAtBranch)
personArchived.on(archiveTrainerOf)
personErased.on(forgetBy('forget_in_trainers'))
