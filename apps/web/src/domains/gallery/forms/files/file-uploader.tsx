import { fileLimit } from '@dsms/contract/kernel/files'
import { Image, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PhotoInput } from '../../../../kit/areas/inputs/PhotoInput.tsx'
import { DropZone } from '../../../../ui/apps/DropZone.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import { Uploads } from './Uploads.tsx'

const pictures = ['image/png', 'image/jpeg', 'image/webp']

export const fileUploader = sampleOf(
  { required: flag(), disabled: flag() },
  {
    preview: (state) => {
      const t = useText('forms')
      const [file, setFile] = useState<File>()
      const [address, setAddress] = useState('')
      useEffect(() => {
        const made = file ? URL.createObjectURL(file) : ''
        setAddress(made)
        return () => URL.revokeObjectURL(made)
      }, [file])
      const take = ([first]: File[]) => setFile(first)
      return (
        <Stack gap="sm">
          <DropZone
            label={t('file-uploader.photo')}
            description={t('file-uploader.photoHelp')}
            accept={pictures}
            maxBytes={2_000_000}
            most={1}
            onFiles={take}
            {...state}
          />
          {file && address && <Image src={address} alt={file.name} h={120} w="auto" fit="contain" radius="md" />}
        </Stack>
      )
    },
    several: (state) => <Uploads label="several" {...state} />,
    restricted: (state) => <Uploads label="restricted" most={2} accept={pictures} {...state} />,
    product: () => {
      const t = useText('forms')
      const [address, setAddress] = useState('')
      return <PhotoInput label={t('file-uploader.car')} value={address} onChange={setAddress} />
    },
    error: () => {
      const t = useText('forms')
      return (
        <DropZone
          label={t('file-uploader.contract')}
          error={t('state.errorText')}
          maxBytes={fileLimit}
          onFiles={() => {}}
        />
      )
    },
  },
)
