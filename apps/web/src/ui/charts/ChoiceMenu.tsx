import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  /** The button's whole name. */
  label: string
  /** What the button shows: the present choice. */
  chosen: ReactNode
  /** The choices. */
  children: ReactNode
}

/** A quiet button in the title row of a card, which says what is chosen and opens the other choices. */
export const ChoiceMenu = ({ label, chosen, children }: Props) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mih={32}
        rightSection={<IconChevronDown size={16} stroke={1.5} />}
        aria-label={label}
      >
        {chosen}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
)
