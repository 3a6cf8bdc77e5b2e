import { plateKey } from '@dsms/contract/resources/vehicles/plates'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { EquipmentFields } from './form/EquipmentFields.tsx'
import { IdentityFields } from './form/IdentityFields.tsx'
import { OwnershipFields } from './form/OwnershipFields.tsx'
import { PaperFields } from './form/PaperFields.tsx'
import { ServiceFields } from './form/ServiceFields.tsx'
import { UseFields } from './form/UseFields.tsx'
import { emptyVehicle } from './form/values.ts'
import { fleet } from './vehicles.ts'

const empty = { ...emptyVehicle, name: noNames }

/** A new vehicle, or one that is changed: the founding form's fields and what goes with them, in six groups. */
export function VehicleFormPage({ id }: { id?: number | undefined }) {
  return (
    <AreaForm
      of={fleet}
      {...(id === undefined ? {} : { id })}
      empty={empty}
      write={({ registration_no }) => ({
        registration_no: plateKey(registration_no) === '' ? '' : registration_no,
      })}
    >
      {(form, vehicle, school) => {
        const props = { form, vehicle, school_id: school.school_id }
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
  )
}
