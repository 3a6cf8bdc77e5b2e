import { requestOf } from '@dsms/contract/kernel/client'
import { type EmailMessage, readMailBody } from '@dsms/contract/messages/email/calls'
import { Button } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './RemotePictures.module.css'

/**
 * Pictures of other servers would tell them who reads, so they stay away until the reader asks. Then the mail stands
 * in a frame with an origin of its own, in which nothing runs and which can reach nothing here. For the same reason
 * its height cannot be read, so it scrolls by itself.
 */
export function RemotePictures({ message, children }: { message: EmailMessage; children: ReactNode }) {
  const t = useText('email')
  const [isShown, setShown] = useState(false)
  if (!message.hasRemoteImages) return children
  if (isShown) {
    return (
      <iframe
        className={classes.frame}
        title={t('message')}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        src={requestOf(readMailBody, { params: { id: message.id } }).url}
      />
    )
  }
  return (
    <>
      <div className={classes.bar}>
        <IconPhotoOff size={20} stroke={1.5} aria-hidden />
        <span className={classes.text}>{t('pictures.held')}</span>
        <Button size="compact-sm" mih={32} variant="light" onClick={() => setShown(true)}>
          {t('pictures.show')}
        </Button>
      </div>
      {children}
    </>
  )
}
