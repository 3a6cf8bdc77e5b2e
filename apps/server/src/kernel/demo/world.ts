import type { FileStore } from '../files/fileStore.ts'
import type { Tokens } from '../session/tokens.ts'

/** One of the demo accounts, and colleagues of theirs who are no demo accounts. */
export interface DemoPerson {
  id: number
  schoolId: number | null
  role: 'superadmin' | 'school' | 'trainer' | 'student' | 'client'
  fullName: string
  email: string
  /** Active people of the same school, or of the platform: at least ten. */
  colleagues: { id: number; fullName: string; email: string }[]
}

/** What the domains' demo data stands on. */
export interface DemoWorld {
  people: DemoPerson[]
  /** The demo accounts' own school. */
  schoolId: number
  files: FileStore
  /** Encrypted values are sealed with the server's own key, so that it can be read afterwards. */
  tokens: Tokens
}
