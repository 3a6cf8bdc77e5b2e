import type { getPlatformDashboard } from '@dsms/contract/insight/dashboard/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import classes from './Dashboard.module.css'

type Change = Answer<typeof getPlatformDashboard>['changes'][number]

const actions = ['created', 'updated', 'archived', 'deleted'] as const
const entities = ['users', 'roles', 'schools'] as const

/** Who changed what lately. */
export function LatestChanges({ changes }: { changes: Change[] }) {
  const t = useText('dashboard')
  const format = useFormat()
  return (
    <section className="card" aria-labelledby="changes">
      <h2 id="changes" className={classes.heading}>
        {t('changes')}
      </h2>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('changes.none')}
        </Text>
      ) : (
        <ol className={classes.list}>
          {changes.map((change) => {
            const entity = entities.find((one) => one === change.entity)
            const action = actions.find((one) => one === change.action)
            return (
              <li key={change.id}>
                <Text size="sm" className={classes.grow}>
                  {t(entity ? `entity.${entity}` : 'entity.unnamed')} <Typed>{change.subject}</Typed>
                </Text>
                <Text size="sm" c="dimmed">
                  {t(action ? `action.${action}` : 'action.updated')} ·{' '}
                  {change.by ? <Typed>{change.by}</Typed> : t('bySystem')} · {format.relative(change.at)}
                </Text>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
