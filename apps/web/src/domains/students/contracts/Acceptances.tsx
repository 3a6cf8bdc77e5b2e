import type { Acceptance, SignerRole } from '@dsms/contract/students/contracts/calls'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import classes from './Contract.module.css'

/** Who accepted a contract, when and how, and who has to still. */
export function Acceptances({ acceptances, awaits }: { acceptances: Acceptance[]; awaits: SignerRole[] }) {
  const t = useText('contracts')
  const format = useFormat()
  return (
    <section className="card" aria-label={t('acceptances')}>
      <ul className={classes.list}>
        {acceptances.map((one) => (
          <li key={`${one.role}${one.person_id}`} className={classes.line}>
            <div>
              <Text fw={600}>
                {t(`role.${one.role}`)}: <Typed>{one.name}</Typed>
              </Text>
              <Text size="sm" c="dimmed">
                {format.dateTime(one.accepted_at)} · {t(`how.${one.how}`)}
                {one.witness && one.role !== 'school' && ` · ${t('witness', { name: one.witness })}`}
              </Text>
            </div>
            {one.signature && (
              <svg viewBox="0 0 300 100" className={classes.drawn} role="img" aria-label={t('signature')}>
                <path d={one.signature} fill="none" stroke="currentColor" strokeWidth="3" />
              </svg>
            )}
          </li>
        ))}
        {awaits.map((role) => (
          <li key={role}>
            <Text c="dimmed">{t('awaits', { role: t(`role.${role}`) })}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
