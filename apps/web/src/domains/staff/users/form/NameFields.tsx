import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useText } from '../../../../kernel/i18n/index.ts'
import { EmailInput, UsernameInput } from '../../../identity/public.ts'

interface Props {
  field: (name: 'fullName' | 'username' | 'email') => GetInputPropsReturnType
  /** The form starts here. */
  isFirst?: boolean
}

/** What somebody is called, signs in with, and is written to. */
export function NameFields({ field, isFirst }: Props) {
  const t = useText('users')
  return (
    <>
      <TextInput
        label={t('field.fullName')}
        required
        dir="auto"
        maxLength={80}
        autoComplete="off"
        data-autofocus={isFirst || undefined}
        {...field('fullName')}
      />
      <UsernameInput label={t('field.username')} description={t('help.username')} {...field('username')} />
      <EmailInput label={t('field.email')} {...field('email')} />
    </>
  )
}
