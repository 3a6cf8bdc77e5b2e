import { frameNotifications, listNotifications, readNotifications } from '@dsms/contract/kernel/session/me'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ahead } from '../../../kernel/call/ahead.ts'
import { call } from '../../../kernel/call/call.ts'

const isOfFrame = (query: { page: number; perPage: number }) =>
  query.page === frameNotifications.page && query.perPage === frameNotifications.perPage

/** A page of what concerns the reader, newest first. The server's events make it fresh. */
export function useNotifications(query: { page: number; perPage: number }) {
  return useQuery({
    queryKey: ['notifications', query],
    queryFn: ({ signal }) => {
      const own = () => call(listNotifications, { query }, signal)
      return isOfFrame(query) ? ahead(listNotifications, own) : own()
    },
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
  })
}

/** Marks some notifications, or all without `ids`, as read or unread. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { ids?: number[]; isRead: boolean }) => call(readNotifications, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  })
}
