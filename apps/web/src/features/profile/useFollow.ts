import { follow } from '@dsms/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../../components/records/toasts.tsx'
import { useErrorText } from '../../i18n/errorText.ts'
import { call } from '../../lib/call.ts'
import { changeProfiles, rereadProfiles } from './profileQueries.ts'

interface Change {
  id: number
  isFollowed: boolean
}

/** Follows somebody or no longer: shown at once, read anew after it, put back when it fails. */
export function useFollow() {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationKey: ['follow'],
    scope: { id: 'follow' },
    mutationFn: ({ id, isFollowed }: Change) => call(follow, { params: { id }, body: { isFollowed } }),
    onMutate: ({ id, isFollowed }) =>
      void changeProfiles(client, (old) => ({
        ...old,
        suggestions: isFollowed ? old.suggestions.filter((one) => one.id !== id) : old.suggestions,
        header:
          old.header.id === id && old.header.isFollowed !== isFollowed
            ? { ...old.header, isFollowed, followers: old.header.followers + (isFollowed ? 1 : -1) }
            : old.header,
      })),
    onError: (error) => showFailure(errorText(error)),
    onSettled: () => {
      if (client.isMutating({ mutationKey: ['follow'] }) === 1) void rereadProfiles(client)
    },
  })
}
