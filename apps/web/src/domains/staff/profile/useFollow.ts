import { follow } from '@dsms/contract/staff/profile/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { changeProfiles, rereadProfiles } from './profileQueries.ts'

interface Change {
  id: number
  isFollowed: boolean
}

/** Follows somebody or no longer: shown at once, read again after it, put back when it fails. */
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
