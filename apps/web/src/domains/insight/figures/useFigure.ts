import type { Answer, Arguments, Endpoint } from '@dsms/contract/kernel/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'

/** The first part of the key of all figures, to read them again. */
export const figuresKey = ['figures']

/** Reads a figure; the earlier numbers stay while those of another stretch of time come. */
export function useFigure<E extends Endpoint>(endpoint: E, args?: Arguments<E>) {
  const { code } = useLanguage()
  return useQuery<Answer<E>>({
    queryKey: [...figuresKey, endpoint.path, args, code],
    queryFn: ({ signal }) => call(endpoint, args, signal),
    placeholderData: keepPreviousData,
  })
}
