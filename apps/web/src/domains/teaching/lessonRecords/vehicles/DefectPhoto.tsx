import { addDefectPhotos } from '@dsms/contract/teaching/lessonRecords/calls'
import { Button, FileButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useOnline } from '../../../../kernel/browser/useOnline.ts'
import { call } from '../../../../kernel/call/call.ts'
import { upload } from '../../../../kernel/call/upload.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'

/** Puts photos to a defect that was told. Without a network the words alone go; the photos can be taken as soon as there is one. */
export function DefectPhoto({ defect: { key, text } }: { defect: { key: string; text: string } }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const errorText = useErrorText()
  const isOnline = useOnline()
  const add = useMutation({
    mutationFn: async (files: File[]) => {
      const kept = await Promise.all(files.map((file) => upload(file)))
      return call(addDefectPhotos, { params: { key }, body: { photo_ids: kept.map(({ id }) => id) } })
    },
    onError: (error) => showFailure(errorText(error)),
  })
  if (!isOnline) return null
  return (
    <>
      <span role="status">{add.data && t('defect.photos', { number: format.number(add.data.photos) })}</span>
      <FileButton multiple accept="image/*" onChange={(files) => files.length > 0 && add.mutate(files)}>
        {(props) => (
          <Button
            {...props}
            mih={44}
            variant="subtle"
            loading={add.isPending}
            leftSection={<IconCamera size={18} stroke={1.5} />}
            aria-label={`${t('defect.photo')}: ${text}`}
          >
            {t('defect.photo')}
          </Button>
        )}
      </FileButton>
    </>
  )
}
