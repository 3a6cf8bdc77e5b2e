import type { KeptFile } from '@dsms/contract/kernel/files'
import { ActionIcon, CloseButton, Progress, Tooltip } from '@mantine/core'
import { IconDownload, IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './FileChip.module.css'
import type { Upload } from './useUploads.ts'

const isPicture = (type: string) => type.startsWith('image/')
const isShowable = (type: string) => isPicture(type) || type === 'application/pdf' || type === 'text/plain'

/** A file that can be opened or saved. */
export function FileChip({ file }: { file: KeptFile }) {
  const t = useText('apps')
  const format = useFormat()
  const Icon = isPicture(file.type) ? IconPhoto : file.type === 'application/pdf' ? IconFileTypePdf : IconFile
  const saving = `${file.url}${file.url.includes('?') ? '&' : '?'}download=true`
  return (
    <div className={classes.chip}>
      <a
        className={classes.open}
        href={isShowable(file.type) ? file.url : saving}
        {...(isShowable(file.type) ? { target: '_blank', rel: 'noreferrer' } : { download: file.fileName })}
        aria-label={
          isShowable(file.type)
            ? t('files.open', { name: file.fileName })
            : t('files.download', { name: file.fileName })
        }
      >
        <Icon size={20} stroke={1.5} aria-hidden />
        <span className={classes.name}>
          <bdi>{file.fileName}</bdi>
        </span>
      </a>
      <span className={classes.size}>{format.bytes(file.bytes)}</span>
      <Tooltip label={t('files.download', { name: file.fileName })}>
        <ActionIcon
          component="a"
          href={saving}
          download={file.fileName}
          size={32}
          aria-label={t('files.download', { name: file.fileName })}
        >
          <IconDownload size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}

/** A file that is being attached: how far it is, and a cross. */
export function UploadChip({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const t = useText('apps')
  const format = useFormat()
  return (
    <div className={classes.chip}>
      <span className={classes.open}>
        <IconFile size={20} stroke={1.5} aria-hidden />
        <span className={classes.name}>
          <bdi>{upload.name}</bdi>
        </span>
        <span className={classes.size}>{format.bytes(upload.bytes)}</span>
      </span>
      <CloseButton size={32} aria-label={t('files.remove', { name: upload.name })} onClick={onRemove} />
      {upload.file === null && (
        <Progress
          className={classes.progress}
          size="xs"
          value={upload.share * 100}
          aria-label={t('files.uploading', { name: upload.name })}
        />
      )}
    </div>
  )
}
