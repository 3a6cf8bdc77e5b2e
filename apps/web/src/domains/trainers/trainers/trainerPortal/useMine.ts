import * as my from '@dsms/contract/trainers/trainers/portal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { type Asked, useEarlyQuery } from '../../../../kernel/call/early.ts'

/** Begins the keys of all that trainers see of themselves. */
export const myTraining = 'my-training'

export const trainerHome: Asked<my.TrainerHome> = {
  queryKey: [myTraining, 'home'],
  queryFn: ({ signal }) => call(my.getTrainerHome, {}, signal),
}

export const useTrainerHome = () => useEarlyQuery(trainerHome)

export const useMyCredentials = () =>
  useQuery({ queryKey: [myTraining, 'credentials'], queryFn: ({ signal }) => call(my.listMyCredentials, {}, signal) })

export const useMyHours = () =>
  useQuery({ queryKey: [myTraining, 'hours'], queryFn: ({ signal }) => call(my.getMyHours, {}, signal) })

export const useMyLeave = () =>
  useQuery({ queryKey: [myTraining, 'leave'], queryFn: ({ signal }) => call(my.listMyLeave, { query: {} }, signal) })

/** What one screen changes, the others and the home tell as well. */
export function useMineChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [myTraining] })
}
