import { keepAreaPicture } from '@dsms/contract/kit/pictures'
import type { ReactNode } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { smallPicture } from '../../inputs/picture/smallPicture.ts'
import { PictureField } from './PictureField.tsx'

interface Props {
  label: string
  description?: string
  /** Address of the picture; empty for none. */
  value?: string
  onChange: (address: string) => void
  error?: ReactNode
}

/** A photo or drawing of something a school owns, made small here and kept under an address of its own. */
export const PhotoInput = ({ label, description, value = '', onChange, error }: Props) => (
  <PictureField
    label={label}
    description={description}
    shown={value || undefined}
    send={async (file) =>
      onChange((await call(keepAreaPicture, { body: { content: await smallPicture(file) } })).address)
    }
    remove={() => onChange('')}
    error={error}
  />
)
