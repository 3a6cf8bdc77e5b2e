import type { PersonStatus } from '@dsms/contract/staff/staff/calls'

/** What a change of status makes of a person: those who may come in are kept out, all others are let in. */
export const nextStatus = (status: PersonStatus): 'active' | 'inactive' =>
  status === 'active' || status === 'invited' ? 'inactive' : 'active'
