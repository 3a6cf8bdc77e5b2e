import type { Profile } from '@dsms/contract/staff/profile/calls'
import { addPhoto, type ProfilePhoto, removePhoto } from '@dsms/contract/staff/profile/media'
import { ActionIcon, Button, FileButton, Group, Stack, Tooltip, UnstyledButton } from '@mantine/core'
import { IconPhotoOff, IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { UploadChip } from '../../../ui/apps/FileChip.tsx'
import { useUploads } from '../../../ui/apps/useUploads.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { PhotoView } from './PhotoView.tsx'
import classes from './ProfilePage.module.css'
import { rereadProfiles, usePhotos } from './profileQueries.ts'

/** All photos of a person; one's own can be added and taken away. */
export function PhotosTab({ id, profile }: { id: number | undefined; profile: Profile }) {
  const t = useText('profile')
  const photos = usePhotos(id)
  const client = useQueryClient()
  const [place, show] = useState<number>()
  const [removed, ask] = useState<ProfilePhoto>()
  const rows = photos.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Stack gap="md" className="card">
      {profile.header.isMe && <AddPhotos />}
      {photos.isPending && <ListSkeleton rows={4} />}
      {photos.isError && <ErrorBox error={photos.error} onRetry={() => photos.refetch()} />}
      {photos.data && rows.length === 0 && (
        <Empty icon={<IconPhotoOff size={40} stroke={1.5} />} text={t('photos.empty')} />
      )}
      <ul className={classes.photos}>
        {rows.map((photo, at) => (
          <li key={photo.id} className={classes.photo}>
            <UnstyledButton
              className={classes.thumb}
              onClick={() => show(at)}
              aria-label={t('photo.open', { n: at + 1 })}
            >
              <img src={photo.img} alt="" loading="lazy" />
            </UnstyledButton>
            {photo.mayRemove && (
              <Tooltip label={t('photo.remove')}>
                <ActionIcon
                  className={classes.photoTool}
                  variant="default"
                  size={32}
                  aria-label={t('photo.removeOne', { n: at + 1 })}
                  onClick={() => ask(photo)}
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
      {photos.hasNextPage && (
        <Button variant="default" loading={photos.isFetchingNextPage} onClick={() => photos.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <PhotoView photos={rows} place={place} name={profile.header.username} show={show} />
      <ConfirmDialog
        opened={removed !== undefined}
        title={t('photo.removeAsk')}
        text={t('photo.removeText')}
        action={t('photo.remove')}
        isDangerous
        close={() => ask(undefined)}
        run={async () => {
          if (removed) await call(removePhoto, { params: { id: removed.id } })
          await rereadProfiles(client)
          ask(undefined)
          showDone(t('photo.removed'))
        }}
      />
    </Stack>
  )
}

function AddPhotos() {
  const t = useText('profile')
  const client = useQueryClient()
  const errorText = useErrorText()
  const { uploads, add, remove, reset } = useUploads()
  const choose = async (files: File[]) => {
    try {
      for (const file of await add(files)) await call(addPhoto, { body: { fileId: file.id } })
    } catch (error) {
      showFailure(errorText(error))
    }
    reset()
    await rereadProfiles(client)
  }
  return (
    <Stack gap="xs">
      <Group>
        <FileButton multiple accept="image/png,image/jpeg,image/webp,image/gif" onChange={choose}>
          {(props) => (
            <Button {...props} leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}>
              {t('photos.add')}
            </Button>
          )}
        </FileButton>
      </Group>
      {uploads.map((upload) => (
        <UploadChip key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
      ))}
    </Stack>
  )
}
