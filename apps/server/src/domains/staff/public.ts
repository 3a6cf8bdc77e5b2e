/** What other domains, further right in the order, may use of this one. */

export { type Copy, copyAnswer, keptFile, noteCopy, onlyColumns, pictureFile, withoutInnards } from './copies/copy.ts'
export { foundRow, personRows, rowsAbout, traceOf } from './copies/person.ts'
export { findContact, findContacts } from './directory/people.data.ts'
export { lockPerson } from './staff/staff.data.ts'
export { askIn } from './staff/staff.invite.ts'
export { personArchived } from './staff/staff.service.ts'
export { peopleComeFirst } from './users/demo/first.ts'
export { forgetBy, personErased } from './users/erasing/erased.ts'
export { addKnownPerson, inviteKnownPerson } from './users/known/users.known.service.ts'
export { isEmailOfGuardian, mergedAmong } from './users/users.questions.ts'
export { reachedPeople } from './users/users.reached.ts'
export { roleFor } from './users/users.service.ts'
