import { TextInput, type TextInputProps } from '@mantine/core'
import { helpBelow } from './helpBelow.ts'

/** The name of a text in its address. */
export const SlugField = (props: TextInputProps) => (
  <TextInput inputWrapperOrder={helpBelow} required dir="ltr" maxLength={80} {...props} />
)
