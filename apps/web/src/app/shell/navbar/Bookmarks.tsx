import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { pageIcon } from '../../../ui/page/pageIcon.ts'
import { usePageName } from '../pageWords.ts'
import { BookmarkBox } from './BookmarkBox.tsx'
import classes from './Bookmarks.module.css'
import bar from './Navbar.module.css'
import { useBookmarks } from './useBookmarks.ts'

const shown = 10

/** Pages at hand: ten as icons, the others under an arrow, and the star that adds and removes. */
export function Bookmarks() {
  const t = useText('shell')
  const nameOf = usePageName()
  const { bookmarks } = useBookmarks()
  const rest = bookmarks.slice(shown)
  return (
    <nav aria-label={t('bookmarks')} className={classes.strip}>
      {bookmarks.slice(0, shown).map((page) => {
        const Icon = pageIcon(page.icon)
        const label = nameOf(page)
        return (
          <Tooltip key={page.id} label={label}>
            <ActionIcon component={Link} to={placeOf(page.link)} size={40} className={bar.tool} aria-label={label}>
              <Icon size={20} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )
      })}
      {rest.length > 0 && (
        <Menu>
          <Menu.Target>
            <ActionIcon size={40} className={bar.tool} aria-label={t('bookmarks.more')}>
              <IconChevronDown size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((page) => {
              const Icon = pageIcon(page.icon)
              return (
                <Menu.Item
                  key={page.id}
                  component={Link}
                  to={placeOf(page.link)}
                  leftSection={<Icon size={18} stroke={1.5} />}
                >
                  {nameOf(page)}
                </Menu.Item>
              )
            })}
          </Menu.Dropdown>
        </Menu>
      )}
      <BookmarkBox />
    </nav>
  )
}
