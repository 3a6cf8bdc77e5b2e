import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { VehicleFields } from './VehicleFields.tsx'
import { vehicleFields } from './vehicleForm.ts'
import { fleet } from './vehicles.ts'

/** A new vehicle, or one that is changed. */
export function VehicleFormPage({ id }: { id?: number | undefined }) {
  return (
    <AreaScreen of={fleet} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={vehicleFields}>
            {(form) => <VehicleFields form={form} vehicle={screen.record} school_id={screen.school.school_id} />}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="vehicles" />
        </>
      )}
    </AreaScreen>
  )
}
