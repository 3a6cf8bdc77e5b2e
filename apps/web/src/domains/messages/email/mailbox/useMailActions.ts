import {
  deleteEmails,
  type MailLabel,
  type movableFolders,
  restoreEmails,
  updateEmailLabels,
  updateEmails,
} from '@dsms/contract/messages/email/calls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import {
  type Counts,
  changed,
  changedCounts,
  changedList,
  type Mail,
  type MailChange,
  type MailList,
} from './mailCache.ts'
import { countsKey, isListKey, knownMails } from './useMails.ts'

type Movable = (typeof movableFolders)[number]
/** Where somebody can put mails. */
export type MoveTarget = 'inbox' | 'spam' | 'trash'
type Target = Pick<Mail, 'id' | 'folder' | 'labels'>

export interface MailActions {
  mark: (mails: Target[], isRead: boolean) => void
  star: (mails: Target[], isStarred: boolean) => void
  /** With a toast that offers to undo it. */
  move: (mails: Target[], folder: MoveTarget) => void
  restore: (mails: Target[]) => void
  /** Puts the label on those that lack it; takes it off when none does. */
  label: (mails: Target[], label: MailLabel) => void
  /** Throws when it fails, for the dialog that asked. */
  deleteForGood: (mails: Target[]) => Promise<void>
  emptyTrash: () => Promise<void>
}

/** What can be done with mails: shown at once, taken back when the server refuses. */
export function useMailActions(): MailActions {
  const client = useQueryClient()
  const t = useText('email')
  const common = useText('common')
  const errorText = useErrorText()
  return useMemo(() => {
    const attempt = (mails: Target[], change: MailChange, send: (emailIds: number[]) => Promise<unknown>) =>
      optimistically(client, idsOf(mails), change, send).then(
        () => true,
        (error: unknown) => {
          showFailure(errorText(error))
          return false
        },
      )
    const update = (mails: Target[], dataToUpdate: { isRead?: boolean; isStarred?: boolean; folder?: Movable }) =>
      attempt(mails, dataToUpdate, (emailIds) => call(updateEmails, { body: { emailIds, dataToUpdate } }))
    const restore = (mails: Target[]) =>
      attempt(mails, { isDeleted: true }, (emailIds) => call(restoreEmails, { body: { emailIds } }))

    const undoMove = (mails: Target[], folder: MoveTarget) => {
      // the server knows where each came from
      if (folder === 'trash' || folder === 'spam') return void restore(mails)
      for (const from of new Set(mails.map((mail) => mail.folder))) {
        void update(
          mails.filter((mail) => mail.folder === from),
          { folder: from },
        )
      }
    }
    return {
      mark: (mails, isRead) => void update(mails, { isRead }),
      star: (mails, isStarred) => void update(mails, { isStarred }),
      move: async (mails, folder) => {
        if (!(await update(mails, { folder }))) return
        const message = t(`moved.${folder}`, { count: mails.length })
        showUndo(message, common('undo'), () => undoMove(mails, folder))
      },
      restore: async (mails) => {
        if (await restore(mails)) showDone(t('restored', { count: mails.length }))
      },
      label: (mails, label) => {
        const lacking = mails.filter((mail) => !mail.labels.includes(label))
        void attempt(lacking.length > 0 ? lacking : mails, { label }, (emailIds) =>
          call(updateEmailLabels, { body: { emailIds, label } }),
        )
      },
      deleteForGood: async (mails) => {
        // no keys at all would mean the whole trash
        if (mails.length === 0) return
        await optimistically(client, idsOf(mails), { isDeleted: true }, (ids) =>
          call(deleteEmails, { query: { ids: ids.join() } }),
        )
        showDone(t('deleted', { count: mails.length }))
      },
      emptyTrash: async () => {
        const { deleted } = await call(deleteEmails, { query: {} })
        await client.invalidateQueries({ queryKey: ['email'] })
        showDone(t('deleted', { count: deleted }))
      },
    }
  }, [client, t, common, errorText])
}

const idsOf = (mails: Target[]): number[] => mails.map(({ id }) => id)

let running = 0

/** Shows a change, sends it, and shows what was before when that fails. The last of several reads everything again. */
async function optimistically(
  client: QueryClient,
  ids: number[],
  change: MailChange,
  send: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  running += 1
  // an answer that is on its way does not know of the change yet
  await client.cancelQueries({ queryKey: ['email', 'list'] })
  await client.cancelQueries({ queryKey: countsKey })
  const before = client.getQueriesData({ queryKey: ['email'] })
  show(client, ids, change)
  try {
    await send(ids)
  } catch (error) {
    for (const [key, data] of before) client.setQueryData(key, data)
    throw error
  } finally {
    running -= 1
    if (running === 0) void client.invalidateQueries({ queryKey: ['email'] })
  }
}

function show(client: QueryClient, ids: number[], change: MailChange): void {
  const chosen = new Set(ids)
  const opened = ids.flatMap((id) => client.getQueriesData<Mail>({ queryKey: ['email', 'mail', id] }))
  const known = new Map([
    ...opened.flatMap(([, mail]) => (mail ? [[mail.id, mail] as const] : [])),
    ...knownMails(client),
  ])
  const mails = [...known.values()].filter((mail) => chosen.has(mail.id))
  client.setQueryData<Counts>(countsKey, (counts) => counts && changedCounts(counts, mails, change))
  for (const [key, list] of client.getQueriesData<MailList>({ queryKey: ['email', 'list'] })) {
    if (!list || !isListKey(key)) continue
    const [, , folder, label] = key
    client.setQueryData(key, changedList(list, { folder, label: label ?? undefined }, chosen, change))
  }
  for (const id of ids) {
    client.setQueriesData<Mail>({ queryKey: ['email', 'mail', id] }, (mail) => mail && changed(mail, change))
  }
}

/** Where mails can be put from where they lie; what one wrote oneself has no place but its own and the trash. */
export function targetsFor(mails: Pick<Mail, 'folder'>[]): MoveTarget[] {
  const all = mails.every(({ folder }) => folder === 'sent' || folder === 'draft')
    ? (['trash'] as const)
    : (['inbox', 'spam', 'trash'] as const)
  return all.filter((target) => mails.some(({ folder }) => folder !== target))
}
