import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { EquipmentFields } from './form/EquipmentFields.tsx'
import { IdentityFields } from './form/IdentityFields.tsx'
import { OwnershipFields } from './form/OwnershipFields.tsx'
import { PaperFields } from './form/PaperFields.tsx'
import { ServiceFields } from './form/ServiceFields.tsx'
import { UseFields } from './form/UseFields.tsx'
import { vehicleFields } from './form/values.ts'
import { fleet } from './vehicles.ts'

/** A new vehicle, or one that is changed: the founding form's fields and what goes with them, in six groups. */
export function VehicleFormPage({ id }: { id?: number | undefined }) {
  return (
    <AreaScreen of={fleet} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={vehicleFields}>
            {(form) => {
              const props = { form, vehicle: screen.record, school_id: screen.school.school_id }
              return (
                <>
                  <IdentityFields {...props} />
                  <UseFields {...props} />
                  <PaperFields {...props} />
                  <ServiceFields {...props} />
                  <OwnershipFields {...props} />
                  <EquipmentFields {...props} />
                </>
              )
            }}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="vehicles" />
        </>
      )}
    </AreaScreen>
  )
}
