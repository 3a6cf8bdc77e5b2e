import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { AppFrame } from '../../../ui/apps/AppFrame.tsx'
import { ConversationView } from './conversation/ConversationView.tsx'
import { ChatSidebar } from './list/ChatSidebar.tsx'
import { StartView } from './list/StartView.tsx'
import { useTypists } from './state/typing.ts'
import { useChatLive } from './state/useChatLive.ts'
import { useChatState } from './state/useChatState.ts'

/** Talks to people of the same school, as it happens. */
export function ChatPage() {
  const t = useText('chat')
  const me = useSession()?.id ?? 0
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const state = useChatState()
  const { withId } = state
  const typists = useTypists()
  useChatLive(me, withId)
  const isMoved = useReturnToRow(withId)
  return (
    <AppFrame
      title={t('title')}
      sidebarLabel={t('sidebar')}
      sidebarSize={320}
      narrow={withId === null ? 'sidebar' : 'content'}
      sidebar={<ChatSidebar me={me} state={state} typists={typists} />}
    >
      {withId === null ? (
        <StartView />
      ) : (
        <ConversationView
          key={withId}
          me={me}
          contactId={withId}
          state={state}
          isWide={isWide}
          isTyping={typists.has(withId)}
          takesFocus={isMoved}
        />
      )}
    </AppFrame>
  )
}

/** Anyone who comes back from a conversation is where they left the list. Tells whether anything was opened here yet. */
function useReturnToRow(withId: number | null): boolean {
  const before = useRef(withId)
  const isMoved = useRef(false)
  if (before.current !== withId) isMoved.current = true
  useEffect(() => {
    const left = before.current
    before.current = withId
    if (left !== null && withId === null) document.querySelector<HTMLElement>(`[data-contact="${left}"]`)?.focus()
  }, [withId])
  return isMoved.current
}
