import { guardians, linkGuardian } from '@dsms/contract/students/guardians/calls'
import { students } from '@dsms/contract/students/students/calls'
import { isMinor } from '@dsms/contract/students/students/rules'
import { enrolLead, enrolPerson } from '@dsms/contract/students/students/sitting'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../../../kernel/call/call.ts'
import { CallError } from '../../../../../kernel/call/callError.ts'
import { fieldTexts, useErrorText } from '../../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../../kit/records/useMay.ts'
import type { School } from '../../../../../kit/school/useSchool.ts'
import { FormProblem } from '../../../../../ui/errors/FormProblem.tsx'
import { useContractsChanged } from '../../../contracts/ContractActs.tsx'
import { StudentGuardians } from '../../../guardians/StudentGuardians.tsx'
import { Doubles } from '../../form/Doubles.tsx'
import type { Student } from '../../students.ts'
import { useRules } from '../useSitting.ts'
import { GuardianGroup } from './GuardianGroup.tsx'
import { PersonFields } from './PersonFields.tsx'
import { bodyOf, errorsOf, noGuardian, type Person, shownSpeaker, speakerBody, speakerOf } from './personValues.ts'

interface Props {
  initial: Person
  /** Whose record is completed; nothing writes down somebody new. */
  student: Student | undefined
  /** The lead that becomes a student by this. */
  lead: number | undefined
  school: School
  saved: (id: number) => unknown
  goOn: (id: number) => unknown
}

/** Who it is, with who looks the same beside it; for a minor the guardian at once. All of it is saved together, or nothing. */
export function PersonForm({ initial, student, lead, school, saved, goOn }: Props) {
  const t = useText('sitting')
  const may = useMay()
  const id = useId()
  const changed = useContractsChanged()
  const rules = useRules(school).data
  const [person, setPerson] = useState(initial)
  const [guardian, setGuardian] = useState(noGuardian)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const inSchool = school.school_id === undefined ? {} : { school_id: school.school_id }
  const isYoung = rules !== undefined && isMinor(rules.today, person.birth_date, rules.majority_age)
  const mayLink = may(linkGuardian)
  const mayAdd = may(guardians.calls.create) && mayLink
  const asksGuardian = isYoung && mayLink && student === undefined
  const speaker = asksGuardian ? speakerOf(guardian, mayAdd) : undefined
  const hiddenNumber = student?.id_number === null ? student.id_last4 : null

  const save = useMutation({
    mutationFn: async () => {
      const { id_number, ...rest } = bodyOf(person)
      const body = hiddenNumber ? rest : { ...rest, id_number }
      if (student) {
        const change = { ...body, version: student.version, ...inSchool }
        await call(students.calls.update, { params: { id: student.id }, body: change })
        return student.id
      }
      const both = { student: body, ...speakerBody(speaker), ...inSchool }
      const made =
        lead === undefined
          ? await call(enrolPerson, { body: both })
          : await call(enrolLead, { params: { id: lead }, body: both })
      return made.student_id
    },
    onSuccess: async (made) => {
      await changed()
      await saved(made)
    },
    onError: (error) => {
      setErrors(ofPerson(fieldTexts(error)))
      // another was quicker: the lead shows who it became
      if (error instanceof CallError && error.code === 'lead_converted') void changed()
    },
  })
  return (
    <Stack gap="md">
      <form
        id={id}
        noValidate
        aria-label={t('step.person')}
        onSubmit={(event) => {
          event.preventDefault()
          const found = errorsOf(person, speaker)
          setErrors(found)
          if (Object.keys(found).length === 0 && !save.isPending) save.mutate()
        }}
      >
        <Stack gap="md">
          <PersonFields value={person} onChange={setPerson} errors={errors} hiddenNumber={hiddenNumber}>
            <Chosen lead={lead} school={school} goOn={goOn}>
              {(choose) => (
                <Doubles
                  values={person}
                  student={student}
                  school_id={school.school_id}
                  {...(student ? {} : { choose })}
                />
              )}
            </Chosen>
          </PersonFields>
          {asksGuardian && (
            <GuardianGroup
              school_id={school.school_id}
              mayAdd={mayAdd}
              value={shownSpeaker(guardian, mayAdd)}
              onChange={setGuardian}
              errors={errors}
            />
          )}
        </Stack>
      </form>
      {student && isYoung && <StudentGuardians studentId={student.id} school_id={school.school_id} mayWrite={mayAdd} />}
      <FormProblem problem={save.error} />
      <Group justify="flex-end">
        <Button type="submit" form={id} loading={save.isPending}>
          {t('next')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The server names the student's fields under `student.`, since a guardian has the same. */
const ofPerson = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace(/^student\./, ''), text]))

interface ChosenProps {
  lead: number | undefined
  school: School
  goOn: (id: number) => unknown
  children: (choose: (id: number) => unknown) => React.ReactNode
}

/** Going on with a record that is there: a lead is tied to it first, which has to be said twice where another was already. */
function Chosen({ lead, school, goOn, children }: ChosenProps) {
  const t = useText('sitting')
  const errorText = useErrorText()
  const changed = useContractsChanged()
  const tie = useMutation({
    mutationFn: async ({ student_id, is_back }: { student_id: number; is_back: boolean }) => {
      const body = { student_id, is_back, ...(school.school_id === undefined ? {} : { school_id: school.school_id }) }
      if (lead !== undefined) await call(enrolLead, { params: { id: lead }, body })
      return student_id
    },
    onSuccess: async (id) => {
      await changed()
      await goOn(id)
    },
  })
  const { error, variables } = tie
  const isCounted = error instanceof CallError && error.code === 'student_of_lead'
  return (
    <Stack gap="sm">
      {children((student_id) => tie.mutate({ student_id, is_back: false }))}
      {error && (
        <Alert color={isCounted ? 'yellow' : 'red'} role="alert">
          <Group justify="space-between">
            {errorText(error)}
            {isCounted && variables && (
              <Button variant="default" onClick={() => tie.mutate({ ...variables, is_back: true })}>
                {t('lead.isBack')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </Stack>
  )
}
