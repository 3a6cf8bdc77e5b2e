import { type SocialNetwork, socialNetworks } from '@dsms/contract/staff/users/calls'
import { TextInput } from '@mantine/core'
import {
  IconBrandCodepen,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandSlack,
  IconBrandTwitter,
} from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import type { FieldsProps } from './fields.ts'

const signs: Record<SocialNetwork, typeof IconBrandTwitter> = {
  twitter: IconBrandTwitter,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  github: IconBrandGithub,
  codepen: IconBrandCodepen,
  slack: IconBrandSlack,
}

/** Accounts on networks, by name or link. */
export function SocialFields({ form }: FieldsProps) {
  const t = useText('users')
  return (
    <FormGroup title={t('group.social')}>
      {socialNetworks.map((network) => {
        const Sign = signs[network]
        return (
          <TextInput
            key={network}
            label={t(`field.${network}`)}
            placeholder={t('help.link')}
            leftSection={<Sign size={18} stroke={1.5} aria-hidden />}
            dir="ltr"
            maxLength={120}
            autoComplete="off"
            {...form.getInputProps(network)}
          />
        )
      })}
    </FormGroup>
  )
}
