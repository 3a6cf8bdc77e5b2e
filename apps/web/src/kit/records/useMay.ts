import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { useCallback } from 'react'
import { mayOpen, useAbility, useSession } from '../../kernel/session/session.ts'

/** Tells whether the person on the screen may make a call: the rule is read from the call itself. */
export function useMay(): (endpoint: Pick<Endpoint, 'access'>) => boolean {
  const user = useSession()
  const ability = useAbility()
  return useCallback((endpoint) => mayOpen(endpoint.access, user, ability), [user, ability])
}
