import { createContext, useContext } from 'react'
import { getSession } from '../../../kernel/session/session.ts'
import { signOut } from '../../../kernel/session/signIn.ts'

/** Where the forms lead to one another, and what happens when somebody got in. */
export interface AuthDesign {
  login: '/login' | '/pages/login-v1' | '/pages/login-v2'
  register: '/register' | '/pages/register-v1' | '/pages/register-v2'
  forgot: '/forgot-password' | '/pages/forgot-password-v1' | '/pages/forgot-password-v2'
  /** For screens without the guard that leads on whoever has signed in. */
  leave?: () => void
}

const usual: AuthDesign = { login: '/login', register: '/register', forgot: '/forgot-password' }

const context = createContext<AuthDesign>(usual)
export const AuthDesignProvider = context.Provider
export const useAuthDesign = (): AuthDesign => useContext(context)

/** Somebody else may be signed in on this machine: their session ends before another begins. */
export async function endPresentSession(): Promise<void> {
  if (getSession()) await signOut()
}
