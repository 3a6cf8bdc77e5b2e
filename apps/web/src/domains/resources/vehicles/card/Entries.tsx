import { archiveVehicleDocument } from '@dsms/contract/resources/vehicles/entries'
import { ActionIcon, Button, Group, Stack, Table, Text, Tooltip } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useAttempt } from '../../../../kit/records/useAttempt.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { FileChip } from '../../../../ui/apps/FileChip.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { useVehicleWords } from '../useVehicleWords.tsx'
import { useDocuments, useEntry, useInsurances, useReadings, type Which } from './useVehicle.ts'

interface Loaded<T> {
  data: T | undefined
  isError: boolean
  error: unknown
  refetch: () => unknown
}

/** A card whose content is on its way, could not be read, or is there. */
export function Section<T>({
  query,
  action,
  children,
}: {
  query: Loaded<T>
  action?: ReactNode
  children: (data: T) => ReactNode
}) {
  return (
    <section className="card">
      <Stack gap="md">
        {action && <Group justify="flex-end">{action}</Group>}
        {query.isError && <ErrorBox error={query.error} onRetry={() => query.refetch()} />}
        {query.data === undefined ? !query.isError && <ListSkeleton rows={3} /> : children(query.data)}
      </Stack>
    </section>
  )
}

const inVisit = <F extends { url: string }>(file: F, { school_id }: Which): F =>
  school_id === undefined ? file : { ...file, url: `${file.url}?school_id=${school_id}` }

export function Insurances({ which, action }: { which: Which; action: ReactNode }) {
  const { t, format } = useVehicleWords()
  return (
    <Section query={useInsurances(which)} action={action}>
      {(rows) =>
        rows.length === 0 ? (
          <Text>{t('insurance.empty')}</Text>
        ) : (
          <WideTable label={t('tab.insurance')} minWidth={560}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('insurance.expires_on')}</Table.Th>
                <Table.Th>{t('insurance.starts_on')}</Table.Th>
                <Table.Th>{t('insurance.insurer')}</Table.Th>
                <Table.Th>{t('insurance.policy_no')}</Table.Th>
                <Table.Th ta="end">{t('insurance.premium')}</Table.Th>
                <Table.Th>{t('document.file')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row, place) => (
                <Table.Tr key={row.id}>
                  <Table.Td>
                    {format.date(row.expires_on)}{' '}
                    {place === 0 && <StatusBadge status="active" label={t('insurance.current')} />}
                  </Table.Td>
                  <Table.Td>{row.starts_on && format.date(row.starts_on)}</Table.Td>
                  <Table.Td>{row.insurer && <Typed>{row.insurer}</Typed>}</Table.Td>
                  <Table.Td>{row.policy_no && <Typed>{row.policy_no}</Typed>}</Table.Td>
                  <Table.Td ta="end">
                    {row.premium_minor !== null && format.money(row.premium_minor, row.currency)}
                  </Table.Td>
                  <Table.Td>{row.file && <FileChip file={inVisit(row.file, which)} />}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )
      }
    </Section>
  )
}

export function Documents({ which, action }: { which: Which; action: ReactNode }) {
  const { t, format } = useVehicleWords()
  const may = useMay()
  const send = useEntry(which)
  // what was sent has everything read again already
  const attempt = useAttempt(async () => undefined)
  const remove = (id: number) =>
    attempt(
      () =>
        send(({ params, inSchool }) =>
          call(archiveVehicleDocument, { params: { ...params, document_id: id }, query: inSchool }),
        ),
      t('document.removed'),
    )
  return (
    <Section query={useDocuments(which)} action={action}>
      {(rows) =>
        rows.length === 0 ? (
          <Text>{t('document.empty')}</Text>
        ) : (
          <WideTable label={t('tab.documents')} minWidth={560}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('document.kind')}</Table.Th>
                <Table.Th>{t('document.number')}</Table.Th>
                <Table.Th>{t('document.issued_on')}</Table.Th>
                <Table.Th>{t('document.expires_on')}</Table.Th>
                <Table.Th>{t('document.file')}</Table.Th>
                <Table.Th />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Td>{t(`kind.${row.kind}`)}</Table.Td>
                  <Table.Td>{row.number && <Typed>{row.number}</Typed>}</Table.Td>
                  <Table.Td>{row.issued_on && format.date(row.issued_on)}</Table.Td>
                  <Table.Td>{row.expires_on && format.date(row.expires_on)}</Table.Td>
                  <Table.Td>{row.file && <FileChip file={inVisit(row.file, which)} />}</Table.Td>
                  <Table.Td>
                    {may(archiveVehicleDocument) && (
                      <Tooltip label={t('document.remove')}>
                        <ActionIcon size={32} aria-label={t('document.remove')} onClick={() => remove(row.id)}>
                          <IconArchive size={18} stroke={1.5} />
                        </ActionIcon>
                      </Tooltip>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )
      }
    </Section>
  )
}

export function Odometer({ which, action }: { which: Which; action: ReactNode }) {
  const { t, format, km } = useVehicleWords()
  const [perPage, setPerPage] = useState(20)
  return (
    <Section query={useReadings(which, perPage)} action={action}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <Text>{t('odometer.none')}</Text>
        ) : (
          <>
            {rows.length > 1 && (
              <ChartFigure
                label={t('odometer.chart')}
                asTable={false}
                spec={{
                  kind: 'line',
                  height: 220,
                  series: [{ name: 'km', label: t('odometer.km') }],
                  data: {
                    unit: 'count',
                    points: rows.toReversed().map(({ read_at, km: value }) => ({
                      at: read_at.slice(0, 10),
                      values: { km: value },
                    })),
                  },
                }}
              />
            )}
            <WideTable label={t('tab.odometer')} minWidth={560}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('odometer.read_at')}</Table.Th>
                  <Table.Th ta="end">{t('odometer.km')}</Table.Th>
                  <Table.Th>{t('odometer.source')}</Table.Th>
                  <Table.Th>{t('by')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <Table.Tr key={row.id}>
                    <Table.Td>{format.dateTime(row.read_at)}</Table.Td>
                    <Table.Td ta="end">{km(row.km)}</Table.Td>
                    <Table.Td>
                      {t(`source.${row.source}`)}
                      {row.reason && (
                        <>
                          : <Typed>{row.reason}</Typed>
                        </>
                      )}
                    </Table.Td>
                    <Table.Td>{row.by ? <Typed>{row.by}</Typed> : t('system')}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
            {total > rows.length && perPage < 100 && (
              <Button variant="default" onClick={() => setPerPage(100)}>
                {t('more')}
              </Button>
            )}
          </>
        )
      }
    </Section>
  )
}
