import * as my from '@dsms/contract/people/trainers/portal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { type Asked, useEarlyQuery } from '../../../../kernel/call/early.ts'

const key = 'my-training'

export const trainerHome: Asked<my.TrainerHome> = {
  queryKey: [key, 'home'],
  queryFn: ({ signal }) => call(my.getTrainerHome, {}, signal),
}

export const useTrainerHome = () => useEarlyQuery(trainerHome)

export const useMyCredentials = () =>
  useQuery({ queryKey: [key, 'credentials'], queryFn: ({ signal }) => call(my.listMyCredentials, {}, signal) })

export const useMyHours = () =>
  useQuery({ queryKey: [key, 'hours'], queryFn: ({ signal }) => call(my.getMyHours, {}, signal) })

export const useMyLeave = () =>
  useQuery({ queryKey: [key, 'leave'], queryFn: ({ signal }) => call(my.listMyLeave, { query: {} }, signal) })

export const useMyTrainees = () =>
  useQuery({ queryKey: [key, 'trainees'], queryFn: ({ signal }) => call(my.listMyTrainees, {}, signal) })

/** What one screen changes, the others and the home tell as well. */
export function useMineChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [key] })
}
