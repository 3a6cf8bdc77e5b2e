import { pages } from 'virtual:pages'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { Badge, Modal, Stack, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText, useWordOf } from '../../../kernel/i18n/index.ts'
import { abilityFrom, mayOpen, useSession } from '../../../kernel/session/session.ts'
import classes from './Matrix.module.css'
import type { MatrixLine } from './useMatrixState.ts'
import { usePermissionNames } from './usePermissionNames.ts'

interface Props {
  scope: Scope
  role: string
  lines: MatrixLine[]
  close: () => void
}

/** The menu and the buttons that somebody of this role would find, worked out by the same rules as the real ones. */
export function RolePreview({ scope, role, lines, close }: Props) {
  const t = useText('roles')
  const names = usePermissionNames()
  const nameOf = useWordOf('pageNames')
  const me = useSession()
  const granted = lines.flatMap((line) => line.cells.filter((cell) => cell.isGranted))
  const ability = abilityFrom(granted.map((cell) => ({ action: cell.action, subject: cell.module })))
  const found = pages.filter(
    (page) => typeof page.access === 'object' && me && mayOpen(page.access, { ...me, scope }, ability),
  )
  /** Actions in the modules that the page's access names, but seeing, which the entry itself shows. */
  const buttonsOf = (page: (typeof pages)[number]) => {
    const needed = typeof page.access === 'object' ? [page.access[scope] ?? []].flat() : []
    const modules = new Set(needed.map((permission) => permission.slice(0, permission.lastIndexOf('.'))))
    return granted.filter((cell) => modules.has(cell.module) && cell.action !== 'view')
  }

  return (
    <Modal opened onClose={close} size="lg" title={t('preview.title', { role })}>
      <Stack gap="md">
        <Badge size="lg" variant="light" tt="none" leftSection={<IconEye size={16} stroke={1.5} aria-hidden />}>
          {t('preview.mark')}
        </Badge>
        <Text size="sm">{t('preview.text')}</Text>
        <div className={classes.preview}>
          {found.length === 0 ? (
            <Text size="sm">{t('preview.nothing')}</Text>
          ) : (
            <ul className={classes.entries} aria-label={t('preview.menu')}>
              {found.map((page) => {
                const buttons = buttonsOf(page)
                return (
                  <li key={page.id}>
                    <Text size="sm" fw={600}>
                      {nameOf(page.target)}
                    </Text>
                    {buttons.length === 0 ? (
                      <Text size="sm" c="dimmed">
                        {t('preview.onlyLook')}
                      </Text>
                    ) : (
                      <div className={classes.chips}>
                        {buttons.map((cell) => (
                          <Badge key={cell.id} variant="default" tt="none" fw={400}>
                            {names.action(cell.action)}
                          </Badge>
                        ))}
                      </div>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
        </div>
      </Stack>
    </Modal>
  )
}
