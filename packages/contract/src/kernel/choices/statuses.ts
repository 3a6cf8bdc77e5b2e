// Statuses of the records whose tables the kernel keeps; every other record's stand with its calls. Each says which may
// follow it, and the first is the one that a new record has.

export const organizationStatuses = {
  draft: ['active'],
  active: ['suspended', 'closed'],
  suspended: ['active'],
  closed: [],
} as const

export const schoolStatuses = {
  pending: ['active', 'rejected', 'closed'],
  trial: ['active', 'past_due', 'suspended', 'closed'],
  active: ['past_due', 'suspended', 'closed'],
  past_due: ['active', 'suspended', 'closed'],
  suspended: ['active', 'closed'],
  closed: [],
  rejected: [],
} as const

export const branchStatuses = { active: ['inactive'], inactive: ['active'] } as const

/** A role changes freely between them. */
export const roleStatuses = ['active', 'inactive'] as const
