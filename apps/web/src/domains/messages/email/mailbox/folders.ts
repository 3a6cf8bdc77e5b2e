import { type Icon, IconAlertOctagon, IconInbox, IconPencil, IconSend, IconStar, IconTrash } from '@tabler/icons-react'
import type { Folder } from './mailView.ts'

export const folderIcons: Record<Folder, Icon> = {
  inbox: IconInbox,
  sent: IconSend,
  draft: IconPencil,
  starred: IconStar,
  spam: IconAlertOctagon,
  trash: IconTrash,
}
