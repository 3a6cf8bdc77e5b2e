import type { EmailMessage } from '@dsms/contract/messages/email/calls'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FileChip } from '../../../../ui/apps/FileChip.tsx'
import classes from './Attachments.module.css'
import { PictureGallery } from './PictureGallery.tsx'

/** The files of a mail: pictures as pictures, and each to be opened or saved. */
export function Attachments({ files }: { files: EmailMessage['attachments'] }) {
  const t = useText('email')
  const pictures = files.filter(({ thumbnail }) => thumbnail !== '')
  const [shown, setShown] = useState<number | null>(null)
  return (
    <footer className={classes.foot}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('attachments', { count: files.length })}
      </Text>
      {pictures.length > 0 && (
        <ul className={classes.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                className={classes.picture}
                aria-label={t('picture.show', { name: picture.fileName })}
                onClick={() => setShown(index)}
              >
                <img src={picture.thumbnail} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id}>
            <FileChip file={file} />
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PictureGallery pictures={pictures} shown={shown} onShow={setShown} close={() => setShown(null)} />
      )}
    </footer>
  )
}
