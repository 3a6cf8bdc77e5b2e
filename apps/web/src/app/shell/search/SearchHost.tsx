import { Modal } from '@mantine/core'
import { later } from '../../../kernel/browser/later/later.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { Dots } from '../../../ui/status/Dots.tsx'

const SearchBox = later(async () => (await import('./SearchBox.tsx')).SearchBox, { Waiting: Dots })

/** The search over everything, fetched when it is first opened. */
export function SearchHost({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('shell')
  return (
    <Modal.Root opened={isOpen} onClose={onClose} centered={false} yOffset="8vh" size={640}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('search')}>
        <SearchBox onLeave={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
}
