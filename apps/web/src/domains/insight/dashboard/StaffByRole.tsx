import type { getSchoolDashboard } from '@dsms/contract/insight/dashboard/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import classes from './Dashboard.module.css'

type RoleCount = Answer<typeof getSchoolDashboard>['staffByRole'][number]

/** How many people have each role, most first. */
export function StaffByRole({ roles }: { roles: RoleCount[] }) {
  const t = useText('dashboard')
  const format = useFormat()
  const roleName = useRoleName()
  return (
    <section className="card" aria-labelledby="by-role">
      <h2 id="by-role" className={classes.heading}>
        {t('byRole')}
      </h2>
      {roles.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('byRole.none')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {roles.map(({ role, role_key, count }) => (
            <li key={`${role_key}${role}`}>
              <span className={classes.grow}>
                <Typed>{roleName(role, role_key)}</Typed>
              </span>
              <span className={classes.count}>{format.number(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
