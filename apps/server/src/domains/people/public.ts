/** What other domains, further right in the order, may use of this one. */
export { findContact, findContacts } from './directory/people.data.ts'
export { approvedLeaveOf } from './leaveRequests/leave.data.ts'
