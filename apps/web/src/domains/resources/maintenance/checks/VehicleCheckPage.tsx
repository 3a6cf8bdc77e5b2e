import { checkVehicle } from '@dsms/contract/resources/maintenance/checks'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey, useRecord } from '../../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { CheckForm } from './CheckForm.tsx'
import { CheckHistory } from './CheckHistory.tsx'

/** The check of a vehicle before its first drive of a day, quick on a phone; and the checks before. */
export function VehicleCheckPage({ id = 0 }: { id?: number | undefined }) {
  const t = useText('checks')
  return (
    <SchoolGate scope="school" title={t('check.title')}>
      {(school) => <Loaded id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ id, school }: { id: number; school: School }) {
  const t = useText('checks')
  const may = useMay()
  const client = useQueryClient()
  const found = useRecord({ area: vehicles }, id, school.school_id)
  const vehicle = found.data
  const key = ['vehicle-checks', school.school_id ?? 'own', id]
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: areaKey({ area: vehicles }, school.school_id) }),
    ])
  const isLive = vehicle && !vehicle.archived_at && vehicle.status !== 'decommissioned'
  return (
    <Page
      title={vehicle ? t('check.of', { vehicle: vehicle.name }) : t('check.title')}
      breadcrumbs={vehicle ? [{ label: vehicle.name, to: `/school/vehicles/${id}`, search: school.search }] : []}
    >
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={6} />}
      {vehicle && (
        <Stack gap="lg">
          {isLive && may(checkVehicle) && <CheckForm vehicle={vehicle} school={school} done={refresh} />}
          <CheckHistory vehicleId={id} school={school} queryKey={key} />
        </Stack>
      )}
    </Page>
  )
}
