import type { ProfilePhoto } from '@dsms/contract/staff/profile/media'
import { ActionIcon, Group, Modal, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useWhile } from '../../../kernel/browser/later/whenShown.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './ProfilePage.module.css'

interface Props {
  photos: ProfilePhoto[]
  place: number | undefined
  name: string
  show: (place: number | undefined) => void
}

/** One photo in its whole size, and the ways to the one before and after it. */
export function PhotoView({ photos, place, name, show }: Props) {
  const t = useText('profile')
  const format = useFormat()
  const isOpen = place !== undefined && photos[place] !== undefined
  const at = useWhile(isOpen, place ?? 0)
  const photo = photos[at]
  const step = (by: number) => {
    const next = at + by
    if (photos[next]) show(next)
  }
  const button = (by: 1 | -1) => (
    <Tooltip label={t(by > 0 ? 'photo.next' : 'photo.previous')}>
      <ActionIcon
        size={44}
        aria-label={t(by > 0 ? 'photo.next' : 'photo.previous')}
        disabled={!photos[at + by]}
        onClick={() => step(by)}
      >
        {by > 0 ? <IconChevronRight size={20} className="mirror" /> : <IconChevronLeft size={20} className="mirror" />}
      </ActionIcon>
    </Tooltip>
  )
  return (
    <Modal opened={isOpen} onClose={() => show(undefined)} title={t('photo.of', { name })} size="xl">
      {photo && (
        <>
          <img src={photo.img} alt={t('photo.of', { name })} className={classes.whole} />
          <Group justify="space-between" mt="sm">
            {button(-1)}
            <time dateTime={photo.createdAt}>{format.date(photo.createdAt)}</time>
            {button(1)}
          </Group>
        </>
      )}
    </Modal>
  )
}
