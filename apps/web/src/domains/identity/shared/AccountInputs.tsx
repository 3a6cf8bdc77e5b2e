import { TextInput, type TextInputProps } from '@mantine/core'

/** The name that somebody signs in with, given by somebody else: no browser may fill in its owner's. */
export const UsernameInput = (props: TextInputProps) => (
  <TextInput required dir="ltr" maxLength={40} autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />
)

/** Somebody else's e-mail address. */
export const EmailInput = (props: TextInputProps) => (
  <TextInput required type="email" dir="ltr" maxLength={254} autoComplete="off" {...props} />
)
