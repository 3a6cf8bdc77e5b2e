import { fileLimit } from '@dsms/contract/kernel/files'
import { Stack, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DropZone } from '../../../../ui/apps/DropZone.tsx'
import { UploadChip } from '../../../../ui/apps/FileChip.tsx'
import { useUploads } from '../../../../ui/apps/useUploads.ts'

interface Props {
  label: 'several' | 'restricted'
  most?: number
  accept?: string[]
  required: boolean
  disabled: boolean
}

/** Files that are sent as they are chosen, up to so many. */
export function Uploads({ label, most = 10, accept, ...state }: Props) {
  const t = useText('forms')
  const format = useFormat()
  const { uploads, add, remove } = useUploads()
  const help = t(`file-uploader.${label}Help`, { max: format.bytes(fileLimit) })
  return (
    <Stack gap="sm">
      <DropZone
        label={t(`file-uploader.${label}Label`)}
        description={help}
        maxBytes={fileLimit}
        most={most - uploads.length}
        {...(accept ? { accept } : {})}
        onFiles={(files) => void add(files)}
        {...state}
      />
      {uploads.map((one) => (
        <UploadChip key={one.key} upload={one} onRemove={() => remove(one.key)} />
      ))}
      <Text size="sm" c="dimmed">
        {t('file-uploader.count', { count: uploads.length })}
      </Text>
    </Stack>
  )
}
