import { ActionIcon, Popover, TextInput, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { matching } from '../../../kernel/browser/fold.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { pageIcon } from '../../../ui/page/pageIcon.ts'
import { usePageName, usePageWords } from '../pageWords.ts'
import classes from './Bookmarks.module.css'
import bar from './Navbar.module.css'
import { useBookmarks } from './useBookmarks.ts'

const suggested = 6

/** The star: without text it lists the bookmarks, with text up to six pages to add. */
export function BookmarkBox() {
  const t = useText('shell')
  const nameOf = usePageName()
  const { bookmarks, suggestions, toggle } = useBookmarks()
  const [isOpen, { toggle: toggleBox, close }] = useDisclosure(false)
  const [text, setText] = useState('')
  const pageWords = usePageWords(isOpen)
  const rows = text.trim() ? matching(suggestions, text, pageWords).slice(0, suggested) : bookmarks
  const marked = new Set(bookmarks.map((page) => page.id))
  const leave = () => {
    close()
    setText('')
  }
  return (
    <Popover
      opened={isOpen}
      onDismiss={leave}
      onClose={leave}
      position="bottom-start"
      width={320}
      trapFocus
      shadow="md"
    >
      <Popover.Target>
        <Tooltip label={t('bookmarks.edit')} disabled={isOpen}>
          <ActionIcon size={40} className={bar.tool} aria-label={t('bookmarks.edit')} onClick={toggleBox}>
            <IconStar size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('bookmarks.edit')}>
        <TextInput
          data-autofocus
          aria-label={t('bookmarks.find')}
          placeholder={t('bookmarks.find')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave()
          }}
        />
        <ul className={classes.list}>
          {rows.map((page) => {
            const Icon = pageIcon(page.icon)
            const title = nameOf(page)
            const isMarked = marked.has(page.id)
            const Star = isMarked ? IconStarFilled : IconStar
            return (
              <li key={page.id} className={classes.row}>
                <Link to={placeOf(page.link)} className={classes.link} onClick={leave}>
                  <Icon size={18} stroke={1.5} aria-hidden />
                  {title}
                </Link>
                <ActionIcon
                  size={36}
                  aria-pressed={isMarked}
                  aria-label={t('bookmarks.toggle', { title })}
                  className={isMarked ? classes.marked : undefined}
                  onClick={() => toggle(page)}
                >
                  <Star size={18} stroke={1.5} />
                </ActionIcon>
              </li>
            )
          })}
          {rows.length === 0 && <li className={classes.empty}>{text.trim() ? t('noResult') : t('bookmarks.none')}</li>}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
