/** Accounts of the demo data, offered on the sign-in screen in demo mode only. */
export const demoAccounts = [
  { id: 11, email: 'admin@demo.com', password: 'admin', role: 'superadmin' },
  { id: 12, email: 'school@demo.com', password: 'school', role: 'school' },
  { id: 13, email: 'trainer@demo.com', password: 'trainer', role: 'trainer' },
  { id: 14, email: 'student@demo.com', password: 'student', role: 'student' },
  { id: 15, email: 'client@demo.com', password: 'client', role: 'client' },
] as const
