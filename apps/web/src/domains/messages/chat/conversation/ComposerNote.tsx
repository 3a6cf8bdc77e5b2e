import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { BlockDialog } from '../reports/BlockDialog.tsx'
import type { Conversation } from '../state/conversation.ts'
import classes from './ComposerNote.module.css'

/** In place of the composer: why nothing can be written here. */
export function ComposerNote({ conversation }: { conversation: Conversation }) {
  const t = useText('chat')
  const [isAsking, setAsking] = useState(false)
  const { contact, chat } = conversation
  const name = `\u2068${contact.fullName}\u2069`
  return (
    <div className={classes.note} role="note">
      <span>{chat?.isBlocked ? t('note.blocked', { name }) : t('note.unreachable', { name })}</span>
      {chat?.isBlocked && (
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          {t('menu.unblock')}
        </Button>
      )}
      <BlockDialog conversation={conversation} opened={isAsking} close={() => setAsking(false)} />
    </div>
  )
}
