import { type MailFolder, type MailLabel, mailLabels } from '@dsms/contract/messages/email/calls'
import { useMemo } from 'react'
import type { Place } from '../../../../kernel/address/address.ts'
import { text, useChangeSearch, useSearchOf, whole } from '../../../../kernel/address/search.ts'

export type Folder = MailFolder | 'starred'
export const folders = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const satisfies Folder[]
export const perPage = 50

/** What of the mailbox is on the screen, exactly as the address says it. */
export interface MailView {
  /** A label is looked for in every folder but the trash. */
  folder: Folder | 'all'
  label: MailLabel | undefined
  q: string
  page: number
}

export interface MailPlace {
  view: MailView
  /** The mail that is open over the list. */
  open: number | null
  setQ: (q: string) => void
  setPage: (page: number) => void
  openMail: (id: number, replace?: boolean) => void
  close: () => void
}

/** The view of an address, or null when it names no folder or label. */
export function viewOf(folder = 'inbox', label?: string): Pick<MailView, 'folder' | 'label'> | null {
  if (label !== undefined) {
    const known = mailLabels.find((one) => one === label)
    return known ? { folder: 'all', label: known } : null
  }
  const known = folders.find((one) => one === folder)
  return known ? { folder: known, label: undefined } : null
}

export const folderPath = (folder: Folder): Place => (folder === 'inbox' ? '/apps/email' : `/apps/email/${folder}`)
export const labelPath = (label: MailLabel): Place => `/apps/email/label/${label}`

/** The part of a view that the calls take. */
export const queryOf = ({ folder, label, q }: Pick<MailView, 'folder' | 'label' | 'q'>) => ({ folder, label, q })

const readers = {
  q: (written: unknown) => text(written).slice(0, 100),
  page: (written: unknown) => whole(written) ?? 1,
  open: whole,
}

/** Search text, page and open mail in the address of a folder or label. */
export function useMailPlace({ folder, label }: Pick<MailView, 'folder' | 'label'>): MailPlace {
  const { q, page, open } = useSearchOf(readers)
  const change = useChangeSearch()
  return useMemo(
    () => ({
      view: { folder, label, q, page },
      open: open ?? null,
      setQ: (text) => void change({ q: text, page: undefined, open: undefined }),
      setPage: (next) => void change({ page: next > 1 ? next : undefined, open: undefined }),
      openMail: (id, replace = false) => void change({ open: id }, { replace }),
      close: () => void change({ open: undefined }),
    }),
    [q, page, open, change, folder, label],
  )
}

/** Whether a mail found in any folder is one that its reader wrote. */
export const isOwn = (mail: { from: { email: string }; folder: MailFolder }, address: string): boolean =>
  mail.folder === 'sent' ||
  mail.folder === 'draft' ||
  (mail.folder !== 'inbox' && mail.from.email.toLowerCase() === address.toLowerCase())
