import type { CredentialLight } from '@dsms/contract/trainers/credentials/rules'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

interface Props {
  light: CredentialLight
  expires_on: string | null
  /** Of somebody who is gone: told, and calling for nothing. */
  isPast?: boolean
}

/** How a credential stands, in a word and a colour, and its last day. */
export function Light({ light, expires_on, isPast }: Props) {
  const t = useText('credentials')
  const format = useFormat()
  return (
    <>
      <StatusBadge status={isPast ? 'kept' : light} label={t(`light.${light}`)} />
      {expires_on && (
        <Text component="span" display="block" size="xs" c="dimmed">
          {t(light === 'expired' ? 'since' : 'until', { day: format.date(expires_on) })}
        </Text>
      )}
    </>
  )
}
