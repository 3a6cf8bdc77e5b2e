import { listMyTrainees } from '@dsms/contract/students/trainees/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { myTraining } from '../../trainers/public.ts'

export const useMyTrainees = () =>
  useQuery({ queryKey: [myTraining, 'trainees'], queryFn: ({ signal }) => call(listMyTrainees, {}, signal) })
