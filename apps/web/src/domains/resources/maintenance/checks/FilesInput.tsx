import type { KeptFile } from '@dsms/contract/kernel/files'
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FileChip, UploadChip } from '../../../../ui/apps/FileChip.tsx'
import { useUploads } from '../../../../ui/apps/useUploads.ts'

interface Props {
  label: string
  /** Files that are kept already. */
  kept: KeptFile[]
  /** Numbers of the files, as text. */
  value: string[]
  onChange: (ids: string[]) => void
  /** Pictures alone, from the camera where there is one. */
  isPhoto?: boolean
  error?: ReactNode
}

/** Files of a record: sent as they are chosen, kept with the form. */
export function FilesInput({ label, kept, value, onChange, isPhoto, error }: Props) {
  const t = useText('checks')
  const { uploads, add, remove, files, isUploading } = useUploads()
  const keptIds = kept.map(({ id }) => String(id)).filter((id) => value.includes(id))
  const all = [...keptIds, ...files.map(({ id }) => String(id))]
  const told = useRef(all.join())
  const now = all.join()
  useEffect(() => {
    if (told.current === now) return
    told.current = now
    onChange(now === '' ? [] : now.split(','))
  }, [now, onChange])
  const drop = (id: number) => onChange(value.filter((one) => one !== String(id)))
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Group gap="xs">
        {kept
          .filter(({ id }) => value.includes(String(id)))
          .map((file) => (
            <Group key={file.id} gap={4} wrap="nowrap">
              <FileChip file={file} />
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                onClick={() => drop(file.id)}
                aria-label={t('files.remove', { name: file.fileName })}
              >
                ×
              </Button>
            </Group>
          ))}
        {uploads.map((upload) => (
          <UploadChip key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
        ))}
        <FileButton multiple onChange={(chosen) => add(chosen)} accept={isPhoto ? 'image/*' : undefined}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isUploading}
              leftSection={isPhoto ? <IconCamera size={18} stroke={1.5} /> : <IconPaperclip size={18} stroke={1.5} />}
            >
              {t(isPhoto ? 'files.photo' : 'files.add')}
            </Button>
          )}
        </FileButton>
      </Group>
      {error && (
        <Text role="alert" size="xs" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </Stack>
  )
}
