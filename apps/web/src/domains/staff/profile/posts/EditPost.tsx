import { editPost, type ProfilePost } from '@dsms/contract/staff/profile/posts'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { changePost } from '../profileQueries.ts'

/** Changes the text in its place. */
export function EditPost({ post, done }: { post: ProfilePost; done: () => void }) {
  const t = useText('profile')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [text, setText] = useState(post.postText)
  const save = useMutation({
    mutationFn: () => call(editPost, { params: { id: post.id }, body: { text, version: post.version } }),
    onSuccess: (saved) => {
      changePost(client, post.id, () => saved)
      done()
    },
  })
  return (
    <Stack gap="xs">
      <Textarea
        aria-label={t('composer.label')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={5000}
        dir="auto"
        autoFocus
        value={text}
        error={save.isError && errorText(save.error)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={done}>
          {common('cancel')}
        </Button>
        <Button onClick={() => save.mutate()} loading={save.isPending}>
          {common('save')}
        </Button>
      </Group>
    </Stack>
  )
}
