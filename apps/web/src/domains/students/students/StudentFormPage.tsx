import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { ContactFields } from './form/ContactFields.tsx'
import { PersonFields } from './form/PersonFields.tsx'
import { NotesFields, TrainingFields } from './form/TrainingFields.tsx'
import { studentFields } from './studentForm.ts'
import { pupils } from './students.ts'

/** A new student, or one who is changed. */
export function StudentFormPage({ id }: { id?: number | undefined }) {
  return (
    <AreaScreen of={pupils} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={studentFields}>
            {(form) => {
              const props = { form, student: screen.record, school_id: screen.school.school_id }
              return (
                <>
                  <PersonFields {...props} />
                  <ContactFields {...props} />
                  <TrainingFields {...props} />
                  <NotesFields {...props} />
                </>
              )
            }}
          </AreaForm>
        </>
      )}
    </AreaScreen>
  )
}
