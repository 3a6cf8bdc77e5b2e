import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { DayFields, PayFields, PublicFields } from './form/DayFields.tsx'
import { PersonFields } from './form/PersonFields.tsx'
import { TeachingFields, WorkFields } from './form/WorkFields.tsx'
import { trainerFields } from './trainerForm.ts'
import { teachers } from './trainers.ts'

/** A new trainer, or one who is changed: who it is, the work, what they teach, their day, pay, what others see. */
export function TrainerFormPage({ id }: { id?: number | undefined }) {
  return (
    <AreaScreen of={teachers} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={trainerFields}>
            {(form) => {
              const props = { form, trainer: screen.record, school_id: screen.school.school_id }
              return (
                <>
                  <PersonFields {...props} />
                  <WorkFields {...props} />
                  <TeachingFields {...props} />
                  <DayFields {...props} />
                  <PayFields {...props} />
                  <PublicFields {...props} />
                </>
              )
            }}
          </AreaForm>
        </>
      )}
    </AreaScreen>
  )
}
