/** What other domains, further right in the order, may use of this one. */
export { noticesOf, saveProfileRow } from './account/account.data.ts'
export { afterPassword } from './account/account.service.ts'
export {
  type AccountOfPerson,
  accountOfPerson,
  closeAccount,
  openAccount,
  renameAccount,
  setFirstPassword,
  unlockAccount,
} from './account/accounts.data.ts'
export {
  type AddedPerson,
  addPeople,
  addPeopleWithAccounts,
  addPersonWithAccount,
  type NewPerson,
  peopleAdded,
} from './account/addPeople.ts'
export { forgetSignIn } from './account/forgetSignIn.ts'
export { tellStepOff } from './account/notices.ts'
export { accountOpened, type Newcomer } from './account/opened.ts'
export { inviteOwner } from './places/invitations.service.ts'
export { checkAssignable, checkRoleEditorRemains, isOutranked } from './roles/rights.service.ts'
export { findRole, isForStaff, lockRights, permissionsOfRole, roleGiven } from './roles/roles.data.ts'
export { recordEvent } from './sessions/events.ts'
export { endSessionsOf, setSessionCookie } from './sessions/sessions.service.ts'
export { browserOf, setBrowserCookie } from './signIn/browsers.ts'
export { endSessionsWhere } from './signIn/identity.data.ts'
export { invitationMinutes, invite, letIn } from './signIn/identity.service.ts'
export { checkNewPassword, hashPassword, personalWords } from './signIn/passwords.ts'
export { cartLinesOf } from './signIn/userData.questions.ts'
export { readBeside, userDataOf } from './signIn/userData.ts'
