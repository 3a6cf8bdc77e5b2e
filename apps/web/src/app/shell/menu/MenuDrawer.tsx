import { Drawer } from '@mantine/core'
import { Logo } from '../../../ui/Logo.tsx'
import { MenuList } from './MenuList.tsx'

/** The menu where there is no room for it: over the content, from the side where reading begins. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="left"
      size={280}
      padding={0}
      title={<Logo />}
      styles={{ header: { paddingInline: 20 } }}
    >
      <MenuList />
    </Drawer>
  )
}
