/** The accounts that the demo data begins with. */
export const demoAccounts = [
  { id: 11, email: 'admin@demo.com', password: 'admin', role: 'superadmin' },
  { id: 12, email: 'school@demo.com', password: 'school', role: 'school' },
  { id: 13, email: 'trainer@demo.com', password: 'trainer', role: 'trainer' },
  { id: 14, email: 'student@demo.com', password: 'student', role: 'student' },
  { id: 15, email: 'client@demo.com', password: 'client', role: 'client' },
] as const

/** Opened for one of the parents, once there are any. */
export const demoGuardian = { email: 'guardian@demo.com', password: 'guardian', role: 'guardian' } as const

/** All of them, as the sign-in screen offers them in demo mode. */
export const offeredAccounts = [...demoAccounts, demoGuardian]
