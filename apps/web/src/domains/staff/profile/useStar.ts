import { type Profile, starHeadline, starTopic } from '@dsms/contract/staff/profile/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { changeProfiles, rereadProfiles } from './profileQueries.ts'

type What = 'topic' | 'headline'
interface Change {
  key: string
  favorite: boolean
}

/** Stars of subjects and of news: shown at once; a subject also decides which news come first. */
export function useStar(what: What) {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    scope: { id: `star-${what}` },
    mutationFn: ({ key, favorite }: Change) =>
      call(what === 'topic' ? starTopic : starHeadline, { params: { key }, body: { favorite } }),
    onMutate: (change) => void changeProfiles(client, (old) => starred(old, what, change)),
    onSuccess: () => (what === 'topic' ? rereadProfiles(client) : undefined),
    onError: (error) => {
      showFailure(errorText(error))
      void rereadProfiles(client)
    },
  })
}

function starred(profile: Profile, what: What, { key, favorite }: Change): Profile {
  const mark = <T extends { key: string }>(rows: T[]) =>
    rows.map((row) => (row.key === key ? { ...row, favorite } : row))
  return what === 'topic'
    ? { ...profile, suggestedPages: mark(profile.suggestedPages) }
    : { ...profile, twitterFeeds: mark(profile.twitterFeeds) }
}
