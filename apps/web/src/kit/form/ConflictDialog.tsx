import { Button, Group, Modal, Stack, Table, Text } from '@mantine/core'
import { useText } from '../../kernel/i18n/index.ts'
import { WideTable } from '../../ui/page/WideTable.tsx'
import type { FieldText } from './fieldText.ts'
import type { Conflict, Values } from './useRecordForm.ts'

interface Props<V extends Values> {
  conflict: Conflict<V>
  fieldLabel?: (field: keyof V & string) => string
  fieldValue?: FieldText<V>
}

/** Somebody else saved first: shows who changed what, and lets one take theirs or keep one's own. */
export function ConflictDialog<V extends Values>({ conflict, fieldLabel, fieldValue }: Props<V>) {
  const t = useText('records')
  const show = (field: keyof V & string, value: V[keyof V & string]) => {
    const text = fieldValue ? fieldValue(field, value) : String(value ?? '')
    return text === '' ? t('emptyValue') : text
  }
  return (
    <Modal opened onClose={conflict.close} size="lg" title={t('conflict.title', { name: conflict.by })}>
      <Stack gap="md">
        <Text size="sm">
          {t(conflict.differences.some((one) => one.isContested) ? 'conflict.both' : 'conflict.apart')}
        </Text>
        {conflict.differences.length > 0 && (
          <WideTable label={t('conflict.changes')} minWidth={420}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('conflict.field')}</Table.Th>
                <Table.Th>{t('conflict.theirs')}</Table.Th>
                <Table.Th>{t('conflict.mine')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {conflict.differences.map(({ field, theirs, mine, isContested }) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row">{fieldLabel?.(field) ?? field}</Table.Th>
                  <Table.Td>
                    <bdi>{show(field, theirs)}</bdi>
                  </Table.Td>
                  <Table.Td>{isContested ? <bdi>{show(field, mine)}</bdi> : t('conflict.untouched')}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={conflict.takeTheirs} data-autofocus>
            {t('conflict.takeTheirs')}
          </Button>
          <Button onClick={conflict.keepMine}>{t('conflict.keepMine')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
