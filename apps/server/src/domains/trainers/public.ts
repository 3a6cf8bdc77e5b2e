/** What other domains, further right in the order, may use of this one. */

export { papersOf } from './credentials/papers.sight.ts'
export { approvedLeaveOf } from './leaveRequests/leave.data.ts'
export { lessonsOfPerson } from './personalData/lessons.ts'
export { addFirstTrainer } from './trainers/firstTrainer.ts'
export { ownTrainer } from './trainers/portal/portal.own.ts'
export { countTrainees } from './trainers/portal/trainees.ts'
export { trainerFacts } from './trainers/trainers.facts.ts'
export { trainerHits } from './trainers/trainers.found.ts'
export { trainers } from './trainers/trainers.table.ts'
