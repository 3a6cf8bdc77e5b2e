import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { getEmail, getMailCounts, getMailSettings, listEmails } from '@dsms/contract/messages/email/calls'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import type { Mail, MailList } from './mailCache.ts'
import { type MailView, perPage, queryOf } from './mailView.ts'

/** Parts of the query keys; the first is what the server's events make stale. */
const listKey = ({ folder, label, q, page }: MailView) => ['email', 'list', folder, label ?? null, q, page] as const
type ListKey = ReturnType<typeof listKey>
export const isListKey = (key: readonly unknown[]): key is ListKey => key[0] === 'email' && key[1] === 'list'
export const countsKey = ['email', 'counts'] as const

/** A page of the view. While another page or search of the same folder is on its way, the old rows stay. */
export function useMails(view: MailView, isOn = true) {
  const client = useQueryClient()
  return useQuery({
    queryKey: listKey(view),
    queryFn: async ({ signal }) => {
      const answer = await call(listEmails, { query: { ...queryOf(view), page: view.page, perPage } }, signal)
      const { inbox, draft, spam } = answer.emailsMeta
      client.setQueryData(countsKey, { inbox, draft, spam })
      return answer
    },
    enabled: isOn,
    placeholderData: (old: MailList | undefined, query) => {
      const [, , folder, label] = query?.queryKey ?? []
      return folder === view.folder && label === (view.label ?? null) ? old : undefined
    },
  })
}

/** The badges. Every list brings them along; this asks for them where no list was read. */
export const useCounts = () =>
  useQuery({ queryKey: countsKey, queryFn: ({ signal }) => call(getMailCounts, {}, signal), staleTime: minuteMs })

/** One mail with its conversation, and whether the view goes on above and below it. Its row stands in until it is there. */
export function useMail(id: number, view: MailView) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['email', 'mail', id, view.folder, view.label ?? null, view.q],
    queryFn: ({ signal }) => call(getEmail, { query: { ...queryOf(view), id } }, signal),
    placeholderData: () => {
      const row = knownMails(client).get(id)
      return row && { ...row, hasPreviousMail: false, hasNextMail: false }
    },
  })
}

/** Apart from the mailbox, whose changes do not touch them. */
export const settingsKey = ['email-settings'] as const

export const useMailSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getMailSettings, {}, signal),
    staleTime: 5 * minuteMs,
  })

/** The mails of all lists that were read, by their key. */
export const knownMails = (client: QueryClient): Map<number, Mail> =>
  new Map(
    client
      .getQueriesData<MailList>({ queryKey: ['email', 'list'] })
      .flatMap(([, list]) => (list?.emails ?? []).map((mail) => [mail.id, mail] as const)),
  )
