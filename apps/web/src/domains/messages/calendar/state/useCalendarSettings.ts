import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { calendarCalls } from './calendarCalls.ts'

const queryKey = ['calendar', 'settings']

/** The school's zone, and whether Hijri dates stand beside the others. */
export function useCalendarSettings() {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => calendarCalls.settings(signal) })
  const { mutate } = useMutation({
    mutationFn: calendarCalls.saveSettings,
    onMutate: async (showsHijri) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, data && { ...data, showsHijri })
      return data
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before)
      showFailure(errorText(error))
    },
  })
  return {
    timeZone: data?.timeZone,
    showsHijri: data?.showsHijri ?? false,
    isKnown: data !== undefined,
    error,
    refetch,
    showHijri: mutate,
  }
}
