import type { Answer } from '@dsms/contract/kernel/endpoint'
import { getPublicSchool, type WaitingApplication } from '@dsms/contract/students/applications/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'

export type PublicSchool = Answer<typeof getPublicSchool>

/** What a school tells everybody, in the reader's language. */
export function usePublicSchool(slug: string) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: ['public', 'school', slug, code],
    queryFn: ({ signal }) => call(getPublicSchool, { params: { slug } }, signal),
  })
}

/** An application whose code was mailed. */
export interface Waiting {
  reference: string
  email: string
  /** When another code may be asked for, in milliseconds of this device's clock. */
  resendAt: number
}

export const waitingOf = ({ reference, resend_in }: WaitingApplication, email: string): Waiting => ({
  reference,
  email,
  resendAt: Date.now() + resend_in * 1000,
})

/**
 * The application that waits for its code, also after this page was left to read the mail: phones forget pages. Nothing of what
 * was typed is kept but the address.
 */
export function useWaiting(slug: string) {
  const key = `application.${slug}`
  const [waiting, setWaiting] = useState(() => read(key))
  return {
    waiting,
    wait: (next: Waiting | null) => {
      setWaiting(next)
      write(key, next)
    },
  }
}

function read(key: string): Waiting | null {
  try {
    const kept: Waiting | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept
  } catch {
    return null
  }
}

function write(key: string, waiting: Waiting | null): void {
  try {
    if (waiting) sessionStorage.setItem(key, JSON.stringify(waiting))
    else sessionStorage.removeItem(key)
  } catch {
    // kept until the page is left
  }
}
