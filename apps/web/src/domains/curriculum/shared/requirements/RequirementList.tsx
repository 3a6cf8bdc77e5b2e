import type { Requirement } from '@dsms/contract/curriculum/licences/requirements'
import { Text } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './RequirementBuilder.module.css'
import { useRequirementWords } from './requirementWords.ts'
import { totals } from './rows.ts'

/** What a training takes, to read. */
export function RequirementList({ rows }: { rows: readonly Requirement[] }) {
  const t = useText('licences')
  const words = useRequirementWords()
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('notSet')}
      </Text>
    )
  return (
    <ol className={classes.list}>
      {rows.map((row) => (
        <li key={JSON.stringify(row)} className={classes.listed}>
          <span className={classes.listedName}>{words.part(row)}</span>
          <span>{words.amounts(row)}</span>
          {words.limits(row) && <span className={classes.quiet}>{words.limits(row)}</span>}
        </li>
      ))}
    </ol>
  )
}

/** How much it is together for a beginner, by stage; for each gearbox where that is not the same. */
export function RequirementTotals({ rows }: { rows: readonly Requirement[] }) {
  const t = useText('licences')
  const words = useRequirementWords()
  const [manual, automatic] = [totals(rows, 'manual'), totals(rows, 'automatic')]
  const isSame = JSON.stringify(manual) === JSON.stringify(automatic)
  const told = ({ minutes, sessions, km }: { minutes: number; sessions: number; km: number }) =>
    words.amounts({ min_minutes: minutes, min_sessions: sessions, min_km: km })
  const gearboxes = isSame
    ? [{ name: t('totals'), of: manual }]
    : [
        { name: t('totalsOf', { gearbox: t('gearbox.manual') }), of: manual },
        { name: t('totalsOf', { gearbox: t('gearbox.automatic') }), of: automatic },
      ]
  return (
    <div aria-live="polite">
      {gearboxes.map(({ name, of }) => (
        <Text key={name} size="sm">
          <strong>{name}</strong> {told(of.all) || t('notSet')}
          {of.stages.length > 1 && (
            <Text span size="sm" c="dimmed">
              {` (${of.stages.map((stage) => `${t(`stage.${stage.stage}`)} ${told(stage)}`).join('; ')})`}
            </Text>
          )}
        </Text>
      ))}
    </div>
  )
}
