import { uploadProductImage } from '@dsms/contract/shop.manage'
import type { ComponentProps } from 'react'
import { PictureInput as Input } from '../../../components/records/inputs/PictureInput.tsx'
import { call } from '../../../lib/call.ts'
import { useDrawnImages } from './useManage.ts'

type Props = Omit<ComponentProps<typeof Input>, 'drawn' | 'keep'>

/** A product's picture: one of the drawn ones, or one's own. */
export const PictureInput = (props: Props) => <Input {...props} drawn={useDrawnImages().data ?? []} keep={keep} />

const keep = async (content: string) => (await call(uploadProductImage, { body: { content } })).image
