import { listMyTrainees } from '@dsms/contract/people/trainees/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { myTraining } from '../trainers/trainerPortal/useMine.ts'

export const useMyTrainees = () =>
  useQuery({ queryKey: [myTraining, 'trainees'], queryFn: ({ signal }) => call(listMyTrainees, {}, signal) })
