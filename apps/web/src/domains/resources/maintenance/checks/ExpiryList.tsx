import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listVehicleExpiries } from '@dsms/contract/resources/maintenance/expiries'
import { Table, VisuallyHidden } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import { ExpiryAct, ExpiryState, useWhat } from './ExpiryEntry.tsx'

/** The same as rows by day. */
export function ExpiryList({ found, school }: { found: Answer<typeof listVehicleExpiries>; school: School }) {
  const t = useText('checks')
  const format = useFormat()
  const what = useWhat()
  return (
    <WideTable label={t('title')} minWidth={640} frameClass="card" verticalSpacing="xs">
      <Table.Caption>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('column.what')}</Table.Th>
          <Table.Th>{t('column.vehicle')}</Table.Th>
          <Table.Th>{t('branch')}</Table.Th>
          <Table.Th ta="end">{t('column.day')}</Table.Th>
          <Table.Th>{t('column.state')}</Table.Th>
          <Table.Th />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {found.rows.map((one) => (
          <Table.Tr key={`${one.kind}${one.vehicle_id}${one.on}${one.what}`}>
            <Table.Td>
              <Typed>{what(one)}</Typed>
            </Table.Td>
            <Table.Td>
              <Typed>{one.vehicle}</Typed> · <Bdi>{one.registration_no}</Bdi>
            </Table.Td>
            <Table.Td>
              <Typed>{one.branch}</Typed>
            </Table.Td>
            <Table.Td ta="end">{format.date(one.on)}</Table.Td>
            <Table.Td>
              <ExpiryState one={one} today={found.today} />
            </Table.Td>
            <Table.Td>
              <ExpiryAct one={one} school={school} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
