import { answerPlaceInvitation, changePlace, listPlaces } from '@dsms/contract/identity/places/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { aloneInTabs } from '../../../kernel/call/refresh.ts'
import { saveTokens, saveUser } from '../../../kernel/session/sessionStore.ts'

const placesKey = ['places'] as const

/** Where the account is a person, and what invites it. */
export const usePlaces = () =>
  useQuery({ queryKey: placesKey, queryFn: ({ signal }) => call(listPlaces, { query: {} }, signal) })

/**
 * Goes on as another person of the account. No other tab asks for fresh tokens in between, and this one begins again: nothing
 * of the former place stays on the screen or in memory.
 */
export function goToPlace(id: number): Promise<void> {
  return aloneInTabs(async () => {
    const session = await call(changePlace, { body: { person_id: id } })
    saveTokens(session)
    saveUser(session.userData)
    location.assign('/')
  })
}

export function useAnswerInvitation() {
  const client = useQueryClient()
  return async (id: number, accept: boolean) => {
    await call(answerPlaceInvitation, { params: { id }, body: { accept } })
    await client.invalidateQueries({ queryKey: placesKey })
  }
}
