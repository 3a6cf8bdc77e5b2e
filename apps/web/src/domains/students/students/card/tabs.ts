export const seesLessons = { school: 'schedules.view', platform: 'schools.view' } as const
export const seesProgress = { school: 'session_records.view', platform: 'schools.view' } as const
export const seesCharges = { school: 'fee_payments.view', platform: 'schools.view' } as const

/** What used to be a tab of its own and is a part of another now: kept links and notices name it still. */
export const formerTabs = {
  guardians: 'overview',
  notes: 'overview',
  contract: 'course',
  progress: 'lessons',
  charges: 'money',
  tasks: 'messages',
  calls: 'messages',
} as const
export type PartName = Exclude<keyof typeof formerTabs, 'charges'>
