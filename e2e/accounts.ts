import type { Calls } from './calls.ts'

/** The accounts of the demo data. */
const passwords = {
  admin: 'admin',
  client: 'client',
  school: 'school',
  trainer: 'trainer',
  student: 'student',
  guardian: 'guardian',
}
export type DemoAccount = keyof typeof passwords

/** A demo account, or one that a journey made. */
export type Account = DemoAccount | { email: string; password: string }

export const credentials = (account: Account) =>
  typeof account === 'string' ? { email: `${account}@demo.com`, password: passwords[account] } : account

/** What somebody does by calls, without a browser. */
export type CallsAs = (account: Account) => Promise<Calls>
