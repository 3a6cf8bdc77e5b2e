import { addPost } from '@dsms/contract/staff/profile/posts'
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { IconPhoto, IconSend } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { UnsavedGuard } from '../../../../kit/form/UnsavedGuard.tsx'
import { UploadChip } from '../../../../ui/apps/FileChip.tsx'
import { useUploads } from '../../../../ui/apps/useUploads.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { addToFeed, rereadProfiles } from '../profileQueries.ts'

/** Writes a post: text, a picture, or both. What was typed stays when sending fails. */
export function Composer() {
  const t = useText('profile')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const { uploads, add, remove, reset, isUploading, files } = useUploads()
  const [picture] = files
  const send = useMutation({
    mutationFn: () => call(addPost, { body: { text, ...(picture ? { fileId: picture.id } : {}) } }),
    onSuccess: (post) => {
      addToFeed(client, post)
      setText('')
      reset()
      showDone(t('post.added'))
      if (picture) void rereadProfiles(client)
    },
    onError: (error) => showFailure(errorText(error)),
  })
  const isEmpty = text.trim() === '' && !picture
  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !isUploading && !send.isPending) send.mutate()
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={5000}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
        {uploads.map((upload) => (
          <UploadChip key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
        ))}
        <Group justify="space-between">
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={(file) => {
              if (!file) return
              reset()
              void add([file])
            }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}>
                {t('composer.picture')}
              </Button>
            )}
          </FileButton>
          <Button
            type="submit"
            loading={send.isPending}
            disabled={isEmpty || isUploading}
            leftSection={<IconSend size={18} stroke={1.5} className="mirror" aria-hidden />}
          >
            {t('composer.send')}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard isUnsaved={() => text.trim() !== ''} />
    </form>
  )
}
