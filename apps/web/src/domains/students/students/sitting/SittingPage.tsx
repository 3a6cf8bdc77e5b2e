import { Stepper } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { oneOf, useSearchOf, whole } from '../../../../kernel/address/search.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecord } from '../../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { pupils, type Student } from '../students.ts'
import { ContractStep } from './ContractStep.tsx'
import { CourseStep } from './CourseStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { PackageStep } from './PackageStep.tsx'
import { PapersStep } from './PapersStep.tsx'
import { PersonForm } from './person/PersonForm.tsx'
import { PersonStep } from './person/PersonStep.tsx'
import { ofStudent } from './person/personValues.ts'
import classes from './Sitting.module.css'
import { type Step, steps } from './steps.ts'
import { useFirstUnfinished, useSteps } from './useSitting.ts'

const readers = { step: oneOf(steps), lead: whole, enrolment: whole }

/**
 * From a visitor to an active student in one sitting. Each step is saved as it is left, so that it may be taken up again:
 * what stands in the student's record is where it goes on.
 */
export function SittingPage({ id }: { id?: number | undefined }) {
  const t = useText('sitting')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => (id === undefined ? <Begin school={school} /> : <GoOn id={id} school={school} />)}
    </SchoolGate>
  )
}

function Begin({ school }: { school: School }) {
  const t = useText('sitting')
  const navigate = useNavigate()
  const { lead } = useSearchOf(readers)
  // in place of the form, so that going back does not lead to it again: whoever sends it twice has two students
  const goOn = (id: number, step?: Step) =>
    navigate({ to: `/school/enrol/${id}`, search: { ...school.search, ...(step ? { step } : {}) }, replace: true })
  return (
    <Frame title={t('title')} school={school} step="person">
      <PersonStep key={lead} leadId={lead} school={school} saved={(id) => goOn(id, 'course')} goOn={(id) => goOn(id)} />
    </Frame>
  )
}

function GoOn({ id, school }: { id: number; school: School }) {
  const t = useText('sitting')
  const found = useRecord(pupils, id, school.school_id)
  if (found.data) return <Steps student={found.data} school={school} />
  return (
    <Page title={t('title')}>
      {found.isError ? <ErrorBox error={found.error} onRetry={() => found.refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  )
}

function Steps({ student, school }: { student: Student; school: School }) {
  const t = useText('sitting')
  const navigate = useNavigate()
  const { step: named, enrolment } = useSearchOf(readers)
  const unfinished = useFirstUnfinished(student, school)
  // where it began is kept: what is completed meanwhile does not turn the page by itself
  const [first, setFirst] = useState(unfinished)
  if (first === undefined && unfinished !== undefined) setFirst(unfinished)
  const steps = useSteps()
  const step = named && !steps.includes(named) ? 'done' : (named ?? first)
  // the package was come to by the step before it
  const [isPassing, setPassing] = useState(false)
  const go = (next: Step, about = enrolment) =>
    navigate({
      to: `/school/enrol/${student.id}`,
      search: { ...school.search, step: next, ...(about === undefined ? {} : { enrolment: about }) },
      replace: true,
    })
  const choose = (next: Step) => {
    setPassing(false)
    return go(next)
  }
  const on = { student, school }
  return (
    <Frame title={t('of', { name: student.name })} school={school} step={step ?? 'person'} go={choose}>
      {step === undefined && <ListSkeleton rows={4} />}
      {step === 'person' && (
        <PersonForm
          {...on}
          initial={ofStudent(student)}
          lead={undefined}
          saved={() => go('course')}
          goOn={() => go('course')}
        />
      )}
      {step === 'course' && <CourseStep {...on} done={(about) => go('papers', about)} />}
      {step === 'papers' && <PapersStep {...on} done={() => go('contract')} />}
      {step === 'contract' && (
        <ContractStep
          {...on}
          enrolment={enrolment}
          choose={(about) => go('contract', about)}
          toCourse={() => go('course')}
          done={() => {
            setPassing(true)
            return go(steps.includes('package') ? 'package' : 'done')
          }}
        />
      )}
      {step === 'package' && (
        <PackageStep
          {...on}
          enrolment={enrolment}
          choose={(about) => go('package', about)}
          toCourse={() => go('course')}
          isPassing={isPassing}
          done={() => go('done')}
        />
      )}
      {step === 'done' && <DoneStep {...on} go={choose} />}
    </Frame>
  )
}

interface FrameProps {
  title: string
  school: School
  step: Step
  go?: (step: Step) => unknown
  children: React.ReactNode
}

function Frame({ title, school, step, go, children }: FrameProps) {
  const t = useText('sitting')
  const students = useText('students')
  const steps = useSteps()
  const place = steps.indexOf(step)
  return (
    <Page title={title} breadcrumbs={[{ label: students('title'), to: pupils.link, search: school.search }]}>
      <Stepper
        active={place}
        size="sm"
        mb="lg"
        aria-label={t('steps')}
        classNames={{
          steps: classes.steps,
          step: classes.step,
          stepBody: classes.stepName,
          separator: classes.separator,
        }}
        onStepClick={(next) => steps[next] && void go?.(steps[next])}
      >
        {steps.map((one) => (
          <Stepper.Step key={one} label={t(`step.${one}`)} allowStepSelect={go !== undefined} />
        ))}
      </Stepper>
      {children}
    </Page>
  )
}
