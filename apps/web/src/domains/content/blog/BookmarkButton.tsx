import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import type { Blog } from './useBlog.ts'
import { useBookmarks } from './useBlog.ts'
import { useKeep } from './useKeep.ts'

/** Keeps the article for later; strangers are asked to sign in and come back. */
export function BookmarkButton({ blog }: { blog: Blog }) {
  const t = useText('blog')
  const format = useFormat()
  const user = useSession()
  const kept = useBookmarks().data ?? []
  const keep = useKeep(blog.id)
  const number = format.number(blog.bookmarked, { notation: 'compact' })
  if (!user) {
    return (
      <LinkButton
        to="/login"
        search={{ next: `/pages/blog/detail/${blog.id}` }}
        variant="subtle"
        color="gray"
        leftSection={<IconBookmark size={18} stroke={1.5} />}
      >
        {t('bookmark.signIn', { number })}
      </LinkButton>
    )
  }
  const isKept = kept.includes(blog.id)
  return (
    <Button
      variant="subtle"
      color="gray"
      aria-pressed={isKept}
      leftSection={isKept ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} stroke={1.5} />}
      onClick={() => keep(!isKept)}
    >
      {t('bookmark', { number })}
    </Button>
  )
}
