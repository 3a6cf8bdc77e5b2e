import { Stepper } from '@mantine/core'
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
import { PapersStep } from './PapersStep.tsx'
import { PersonStep } from './PersonStep.tsx'

const steps = ['person', 'course', 'papers', 'contract', 'done'] as const
type Step = (typeof steps)[number]
const readers = { step: oneOf(steps), lead: whole }

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
  return (
    <Frame title={t('title')} school={school} step="person">
      <PersonStep
        leadId={lead}
        school={school}
        saved={(id) => navigate({ to: `/school/enrol/${id}`, search: { ...school.search, step: 'course' } })}
      />
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
  const { step = 'course' } = useSearchOf(readers)
  const go = (next: Step) =>
    navigate({ to: `/school/enrol/${student.id}`, search: { ...school.search, step: next }, replace: true })
  return (
    <Frame title={t('of', { name: student.name })} school={school} step={step} go={go}>
      {step === 'course' && <CourseStep student={student} school={school} done={() => go('papers')} />}
      {step === 'papers' && <PapersStep student={student} school={school} done={() => go('contract')} />}
      {step === 'contract' && <ContractStep student={student} school={school} done={() => go('done')} />}
      {step === 'done' && <DoneStep student={student} school={school} />}
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
  const place = steps.indexOf(step)
  return (
    <Page title={title} breadcrumbs={[{ label: students('title'), to: pupils.link, search: school.search }]}>
      <Stepper
        active={place}
        size="sm"
        mb="lg"
        aria-label={t('steps')}
        onStepClick={(next) => next > 0 && steps[next] && void go?.(steps[next])}
      >
        {steps.map((one, nth) => (
          <Stepper.Step key={one} label={t(`step.${one}`)} allowStepSelect={go !== undefined && nth > 0} />
        ))}
      </Stepper>
      {children}
    </Page>
  )
}
