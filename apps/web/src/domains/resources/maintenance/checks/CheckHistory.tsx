import { listVehicleChecks } from '@dsms/contract/resources/maintenance/checks'
import { Button, Group, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { FileChip } from '../../../../ui/apps/FileChip.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import classes from '../Fleet.module.css'

/** Checks of a vehicle, newest first. */
export function CheckHistory(props: { vehicleId: number; school: School; queryKey: readonly unknown[] }) {
  const { vehicleId, school, queryKey } = props
  const t = useText('checks')
  const format = useFormat()
  const [perPage, setPerPage] = useState(10)
  const checks = useQuery({
    queryKey: [...queryKey, perPage],
    queryFn: ({ signal }) =>
      call(
        listVehicleChecks,
        { params: { id: vehicleId }, query: { page: 1, perPage, school_id: school.school_id } },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  const { rows = [], total = 0 } = checks.data ?? {}
  return (
    <section className="card">
      <Stack gap="sm">
        <Text component="h2" fw={600} m={0}>
          {t('check.history')}
        </Text>
        {checks.isError && <ErrorBox error={checks.error} onRetry={() => checks.refetch()} />}
        {checks.data && total === 0 && (
          <Text size="sm" c="dimmed">
            {t('check.none')}
          </Text>
        )}
        <ul className={classes.checks}>
          {rows.map((check) => (
            <li key={check.id} className={classes.check}>
              <Group justify="space-between" gap="xs">
                <Text size="sm" fw={500}>
                  {format.dateTime(check.at)} · <Typed>{check.by ?? ''}</Typed>
                </Text>
                <StatusBadge
                  status={check.fit ? 'valid' : 'expired'}
                  label={t(check.fit ? 'check.fit' : 'check.unfit')}
                />
              </Group>
              <Text size="sm" c="dimmed">
                {t('check.odometer')}: {format.number(check.odometer_km)}
                {check.fuel_percent !== null && ` · ${t('check.fuel')}: ${format.number(check.fuel_percent)}`}
              </Text>
              <Text size="sm">
                {check.failed.length
                  ? `${t('check.failed')}: ${format.list(check.failed.map((item) => t(`item.${item}`)))}`
                  : t('check.allFine')}
              </Text>
              {check.notes && (
                <Text size="sm">
                  <Typed>{check.notes}</Typed>
                </Text>
              )}
              {check.photos.length > 0 && (
                <Group gap="xs">
                  {check.photos.map((photo) => (
                    <FileChip key={photo.id} file={photo} />
                  ))}
                </Group>
              )}
            </li>
          ))}
        </ul>
        {rows.length < total && perPage < 100 && (
          <div>
            <Button
              variant="subtle"
              loading={checks.isFetching}
              onClick={() => setPerPage(Math.min(100, perPage + 30))}
            >
              {t('check.more')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  )
}
