import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { bound } from '../../../../kit/form/bound.ts'
import { MaskedInput } from '../../../../kit/inputs/mask/MaskedInput.tsx'
import { masks } from '../../../../kit/inputs/mask/masks.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { EmailInput, UsernameInput } from '../../../identity/public.ts'
import { PhoneInput } from '../../../platform/public.ts'
import type { Trial } from './useTrial.ts'

type Props = Pick<Trial, 'form'>

export function NameFields({ form }: Props) {
  const t = useText('forms')
  return (
    <>
      <TextInput label={t('field.first_name')} required dir="auto" {...form.getInputProps('first_name')} />
      <TextInput label={t('field.family_name')} required dir="auto" {...form.getInputProps('family_name')} />
    </>
  )
}

export function PaperFields({ form }: Props) {
  const t = useText('forms')
  const { value, onChange, ...born } = form.getInputProps('born_on')
  return (
    <>
      <MaskedInput
        mask={masks.identity}
        label={t('field.identity_no')}
        description={t('input-mask.identityHelp')}
        {...bound(form, 'identity_no')}
      />
      <DateField label={t('field.born_on')} value={value || null} onChange={(day) => onChange(day ?? '')} {...born} />
    </>
  )
}

export function ReachFields({ form }: Props) {
  const t = useText('forms')
  return (
    <>
      <UsernameInput label={t('field.username')} {...form.getInputProps('username')} />
      <EmailInput label={t('field.email')} {...form.getInputProps('email')} />
      <PhoneInput label={t('field.phone')} {...bound(form, 'phone')} />
    </>
  )
}

export function PlaceFields({ form }: Props) {
  const t = useText('forms')
  return (
    <>
      <TextInput label={t('field.city')} required dir="auto" {...form.getInputProps('city')} />
      <TextInput label={t('field.address')} dir="auto" maxLength={200} {...form.getInputProps('address')} />
    </>
  )
}

export function ConsentFields({ form }: Props) {
  const t = useText('forms')
  return (
    <>
      <Textarea label={t('field.note')} dir="auto" autosize minRows={2} {...form.getInputProps('note')} />
      <Checkbox required label={t('field.agrees')} {...form.getInputProps('agrees', { type: 'checkbox' })} />
    </>
  )
}
