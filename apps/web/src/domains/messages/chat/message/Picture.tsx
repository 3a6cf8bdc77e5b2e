import type { KeptFile } from '@dsms/contract/kernel/files'
import { Modal, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FileChip } from '../../../../ui/apps/FileChip.tsx'
import classes from './Picture.module.css'

/** A picture in the conversation; pressing it shows it large. Its place is kept while it loads. */
export function Picture({ file, isSmall }: { file: KeptFile; isSmall?: boolean }) {
  const t = useText('chat')
  const [isOpen, setOpen] = useState(false)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <FileChip file={file} />
  return (
    <>
      <UnstyledButton
        className={classes.frame}
        data-small={isSmall || undefined}
        aria-label={t('picture.open', { name: file.fileName })}
        onClick={() => setOpen(true)}
      >
        <img className={classes.picture} src={file.url} alt="" loading="lazy" onError={() => setBroken(true)} />
      </UnstyledButton>
      <Modal opened={isOpen} onClose={() => setOpen(false)} size="auto" title={<bdi>{file.fileName}</bdi>}>
        <img className={classes.large} src={file.url} alt={file.fileName} />
        <FileChip file={file} />
      </Modal>
    </>
  )
}
