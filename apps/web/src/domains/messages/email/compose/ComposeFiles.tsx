import { Text } from '@mantine/core'
import { UploadChip } from '../../../../ui/apps/FileChip.tsx'
import type { Upload } from '../../../../ui/apps/useUploads.ts'
import classes from './ComposeFiles.module.css'

/** Files that are attached or on their way. */
export function ComposeFiles({
  uploads,
  remove,
  error,
}: {
  uploads: Upload[]
  remove: (key: string) => void
  error: string | undefined
}) {
  if (uploads.length === 0 && !error) return null
  return (
    <div>
      <ul className={classes.list}>
        {uploads.map((upload) => (
          <li key={upload.key}>
            <UploadChip upload={upload} onRemove={() => remove(upload.key)} />
          </li>
        ))}
      </ul>
      {error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </div>
  )
}
