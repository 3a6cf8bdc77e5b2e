import { Accordion, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { type MatrixLine, type MatrixState, stateOf } from './useMatrixState.ts'
import { usePermissionNames } from './usePermissionNames.ts'

interface Props {
  matrix: MatrixState
  lines: MatrixLine[]
  isReadOnly: boolean
}

/** The matrix of a phone: one module open at a time. */
export function MatrixAccordion({ matrix, lines, isReadOnly }: Props) {
  const t = useText('roles')
  const format = useFormat()
  const names = usePermissionNames()
  return (
    <Accordion variant="separated">
      {lines.map(({ module, cells }) => {
        const state = stateOf(cells)
        const granted = cells.filter((cell) => cell.isGranted).length
        const isFixed = isReadOnly || cells.every((cell) => cell.isLocked)
        return (
          <Accordion.Item key={module} value={module}>
            <Accordion.Control>
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Text size="sm" fw={500}>
                  {names.module(module)}
                </Text>
                <Text size="sm" c="dimmed" className="tabular">
                  {t('share', { granted: format.number(granted), total: format.number(cells.length) })}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <Stack gap="sm">
                <Checkbox
                  size="md"
                  label={t('toggle.module')}
                  disabled={isFixed}
                  checked={state === 'all'}
                  indeterminate={state === 'some'}
                  onChange={() => matrix.toggleAll(cells)}
                />
                {cells.map((cell) => (
                  <Checkbox
                    key={cell.id}
                    size="md"
                    label={names.action(cell.action)}
                    disabled={isReadOnly || cell.isLocked}
                    checked={cell.isGranted}
                    onChange={() => matrix.toggle(cell)}
                  />
                ))}
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        )
      })}
    </Accordion>
  )
}
