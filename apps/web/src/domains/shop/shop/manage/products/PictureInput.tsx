import { uploadProductImage } from '@dsms/contract/shop/shop/manage'
import type { ComponentProps } from 'react'
import { call } from '../../../../../kernel/call/call.ts'
import { PictureInput as Input } from '../../../../../kit/inputs/picture/PictureInput.tsx'
import { useDrawnImages } from '../useManage.ts'

type Props = Omit<ComponentProps<typeof Input>, 'drawn' | 'keep'>

/** A product's picture: one of the drawn ones, or one's own. */
export const PictureInput = (props: Props) => <Input {...props} drawn={useDrawnImages().data ?? []} keep={keep} />

const keep = async (content: string) => (await call(uploadProductImage, { body: { content } })).image
