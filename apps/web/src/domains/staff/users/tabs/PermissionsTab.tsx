import { commonActions, modules } from '@dsms/contract/kernel/permissions'
import { Table, Text } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText, useWordOf } from '../../../../kernel/i18n/index.ts'
import { useRoleName } from '../../../../kit/records/useRoleName.ts'
import classes from '../Users.module.css'
import type { TabProps } from './tab.ts'

/** What the user's role in the system grants, module by module. It is changed in the role itself. */
export function PermissionsTab({ overview, whose }: TabProps) {
  const t = useText('users')
  const names = useWordOf('permissions')
  const format = useFormat()
  const roleName = useRoleName()
  const role = roleName(overview.role_name, overview.role_key)
  if (overview.permissions === null) return <Text size="sm">{t('permissions.all')}</Text>
  if (overview.permissions.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('permissions.none')}
      </Text>
    )
  const granted = new Set(overview.permissions)
  const rows = modules[whose.isSchool ? 'school' : 'platform'].filter(({ key, privileges }) =>
    privileges.some((privilege) => granted.has(`${key}.${privilege.key}`)),
  )
  const action = (key: string) => names(`action.${key}`) ?? key
  return (
    <>
      <Text size="sm" mb="sm">
        {t('permissions.of', { role })}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys */}
      <section className={classes.scroll} aria-label={t('tab.permissions')} tabIndex={0}>
        <Table aria-label={t('tab.permissions')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('permissions.module')}</Table.Th>
              {commonActions.map((key) => (
                <Table.Th key={key} ta="center">
                  {action(key)}
                </Table.Th>
              ))}
              <Table.Th>{t('permissions.extras')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, privileges }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" fw={400}>
                  {names(`module.${key}`) ?? key}
                </Table.Th>
                {commonActions.map((common) => (
                  <Table.Td key={common} ta="center">
                    <Mark isOn={granted.has(`${key}.${common}`)} />
                  </Table.Td>
                ))}
                <Table.Td>
                  {format.list(
                    privileges
                      .filter((one) => !isCommon(one.key) && granted.has(`${key}.${one.key}`))
                      .map((one) => action(one.key)),
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </>
  )
}

const isCommon = (key: string) => commonActions.some((common) => common === key)

function Mark({ isOn }: { isOn: boolean }) {
  const t = useText('users')
  const Sign = isOn ? IconCheck : IconMinus
  return (
    <>
      <Sign size={18} stroke={1.5} aria-hidden color={isOn ? undefined : 'var(--mantine-color-dimmed)'} />
      <span className="visuallyHidden">{t(isOn ? 'yes' : 'no')}</span>
    </>
  )
}
