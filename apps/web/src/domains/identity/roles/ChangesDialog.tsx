import { Stack, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import classes from './Matrix.module.css'
import type { Cell } from './useMatrixState.ts'
import { usePermissionNames } from './usePermissionNames.ts'

interface Props {
  role: string
  people: number
  changes: Cell[]
  save: () => Promise<void>
  close: () => void
}

/** What the role gets and what it loses, before it is stored. */
export function ChangesDialog({ role, people, changes, save, close }: Props) {
  const t = useText('roles')
  return (
    <ConfirmDialog
      opened
      title={t('changes.title', { role })}
      text={t('changes.people', { count: people })}
      action={t('changes.save')}
      safe={t('changes.back')}
      run={save}
      close={close}
    >
      <Stack gap="md">
        <Changes isGranted cells={changes.filter((cell) => cell.isGranted)} />
        <Changes isGranted={false} cells={changes.filter((cell) => !cell.isGranted)} />
      </Stack>
    </ConfirmDialog>
  )
}

function Changes({ isGranted, cells }: { isGranted: boolean; cells: Cell[] }) {
  const t = useText('roles')
  const format = useFormat()
  const names = usePermissionNames()
  if (cells.length === 0) return null
  const Sign = isGranted ? IconPlus : IconMinus
  const byModule = Map.groupBy(cells, (cell) => cell.module)
  return (
    <section>
      <Text fw={600} size="sm" mb={4} style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
        <Sign size={16} stroke={1.5} aria-hidden />
        {t(isGranted ? 'changes.granted' : 'changes.withdrawn', { count: cells.length })}
      </Text>
      <ul className={classes.list}>
        {[...byModule].map(([module, ofModule]) => (
          <li key={module}>
            <Text size="sm">
              {t('changes.line', {
                module: names.module(module),
                actions: format.list(ofModule.map((cell) => names.action(cell.action))),
              })}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
