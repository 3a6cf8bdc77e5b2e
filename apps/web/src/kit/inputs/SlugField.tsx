import { TextInput, type TextInputProps } from '@mantine/core'

/** The name of a text in its address. */
export const SlugField = (props: TextInputProps) => <TextInput required dir="ltr" maxLength={80} {...props} />
