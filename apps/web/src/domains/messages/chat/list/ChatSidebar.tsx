import { CloseButton, Skeleton, TextInput, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useShortcuts } from '../../../../kernel/browser/shortcuts.ts'
import { useSearchText } from '../../../../kernel/browser/useSearchText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { PresenceAvatar } from '../../../../ui/apps/PresenceAvatar.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { ProfilePanel } from '../panels/ProfilePanel.tsx'
import { ReportsLink } from '../reports/ReportsLink.tsx'
import type { ChatState } from '../state/useChatState.ts'
import { useChats } from '../state/useChats.ts'
import { ChatRows, ContactRows } from './ChatRows.tsx'
import classes from './ChatSidebar.module.css'

interface Props {
  me: number
  state: ChatState
  typists: ReadonlySet<number>
}

/** My picture, the search, who I talk to and whom I could talk to. */
export function ChatSidebar({ me, state, typists }: Props) {
  const t = useText('chat')
  const user = useSession()
  const [text, setText] = useSearchText(state.q, state.search)
  const { data, error, refetch, chats, contacts, isPlaceholderData } = useChats(text)
  const field = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', label: t('shortcut.search'), run: () => field.current?.focus() }])
  const isProfileOpen = state.panel === 'profile'
  const nothing = data !== undefined && chats.length === 0 && contacts.length === 0
  return (
    <div className={classes.sidebar}>
      <div className={classes.main} inert={isProfileOpen}>
        <div className={classes.head}>
          <Tooltip label={t('profile.open')}>
            <UnstyledButton className={classes.me} onClick={() => state.show('profile')}>
              <VisuallyHidden>{t('profile.open')}</VisuallyHidden>
              <PresenceAvatar
                name={user?.fullName ?? ''}
                src={data?.profileUser.avatar || null}
                status={data?.profileUser.status ?? 'online'}
              />
            </UnstyledButton>
          </Tooltip>
          <TextInput
            ref={field}
            className={classes.search}
            type="search"
            dir="auto"
            maxLength={100}
            aria-label={t('search.people')}
            placeholder={t('search.people')}
            leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
            rightSection={text && <CloseButton size={32} aria-label={t('search.clear')} onClick={() => setText('')} />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <div className={classes.lists}>
          {error && !data && (
            <div className={classes.error}>
              <ErrorBox error={error} onRetry={() => void refetch()} />
            </div>
          )}
          {!data && !error && <Waiting />}
          {data && (
            <>
              <h2 className={classes.title}>{t('chats')}</h2>
              <ChatRows rows={chats} me={me} current={state.withId} typists={typists} />
              {chats.length === 0 && <p className={classes.empty}>{text ? t('chats.none') : t('chats.empty')}</p>}
              <h2 className={classes.title}>{t('contacts')}</h2>
              <ContactRows
                rows={contacts}
                current={chats.some(({ id }) => id === state.withId) ? null : state.withId}
              />
              {contacts.length === 0 && (
                <p className={classes.empty}>{text ? t('contacts.none') : t('contacts.empty')}</p>
              )}
            </>
          )}
          <p className="visuallyHidden" role="status">
            {nothing && text && !isPlaceholderData ? t('search.nobody') : ''}
          </p>
        </div>
        <ReportsLink />
      </div>
      {isProfileOpen && <ProfilePanel onClose={() => state.show(null)} />}
    </div>
  )
}

const Waiting = () => (
  <div className={classes.waiting}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={52} />
    ))}
  </div>
)
