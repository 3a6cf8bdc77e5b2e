import type { SchoolStart } from '@dsms/contract/schedule/start/calls'
import { type StartStep, startSteps } from '@dsms/contract/school/schoolProfile/steps'
import { Stack, Text } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { Judge } from './Judge.tsx'
import { Later } from './Later.tsx'
import classes from './Start.module.css'
import { StepLine } from './StepLine.tsx'
import { type StepProps, useStart, useStepTaken } from './start.ts'
import { CountryStep } from './steps/CountryStep.tsx'
import { HoursStep } from './steps/HoursStep.tsx'
import { LessonStep } from './steps/LessonStep.tsx'
import { PackStep } from './steps/PackStep.tsx'
import { StudentStep } from './steps/StudentStep.tsx'
import { TrainerStep } from './steps/TrainerStep.tsx'
import { VehicleStep } from './steps/VehicleStep.tsx'

const forms: Record<StartStep, ComponentType<StepProps>> = {
  country: CountryStep,
  pack: PackStep,
  trainer: TrainerStep,
  vehicle: VehicleStep,
  hours: HoursStep,
  student: StudentStep,
  lesson: LessonStep,
}

/** The way of a new school to its first lesson, a step at a time, and what can wait. */
export function StartPage() {
  const t = useText('schoolProfile')
  return (
    <SchoolGate scope="school" title={t('setup.title')}>
      {(school) => <Start school={school} />}
    </SchoolGate>
  )
}

/** The first one to do that the reader may do; none where all is done. */
const nextOf = ({ steps }: SchoolStart): StartStep | undefined => steps.find(({ is_done, may }) => !is_done && may)?.key

const focusStep = (step: StartStep | null | undefined) => {
  if (step) document.getElementById(`start-${step}`)?.focus()
}

function Start({ school }: { school: School }) {
  const t = useText('start')
  const setupText = useText('schoolProfile')
  const { school_id } = school
  const { data, isError, error, refetch, isPending } = useStart(school_id)
  const show = useStepTaken(school_id)
  // nobody chose yet: the next one is open; whoever closes a step sees none
  const [chosen, choose] = useState<StartStep | null>()
  const done = data?.steps.filter(({ is_done }) => is_done).length ?? 0
  const total = startSteps.length
  const progress = setupText('setup.progress', { done, total })
  const open = chosen === undefined ? data && nextOf(data) : chosen
  // the form with the button that was pressed is gone: a reader who uses keys goes on at the step that is open now
  const [readAgain, setReadAgain] = useState(0)
  const taken = async (start?: SchoolStart) => {
    choose(undefined)
    const shown = show(start)
    // at once: other counts of the school take longer, and the reader has gone on by then
    if (start) focusStep(nextOf(start))
    await shown
    if (!start) setReadAgain((count) => count + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each reading, not whenever another step is opened by hand
  useEffect(() => {
    if (readAgain > 0) focusStep(open)
  }, [readAgain])
  return (
    <Page title={setupText('setup.title')} count={data && progress}>
      {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
      {isPending && <ListSkeleton rows={7} />}
      {data && (
        <Stack gap="md">
          <section className="card">
            <Stack gap="xs">
              <Text>{t(done === total ? 'ready' : 'intro')}</Text>
              <ProgressLine value={done} total={total} label={progress} />
            </Stack>
          </section>
          <div className={classes.columns}>
            <Judge start={data} />
            <ol className={`card ${classes.steps}`}>
              {data.steps.map((step) => {
                const Form = forms[step.key]
                const isOpen = open === step.key
                return (
                  <StepLine
                    key={step.key}
                    step={step}
                    start={data}
                    isOpen={isOpen}
                    toggle={() => choose(isOpen ? null : step.key)}
                  >
                    <Form start={data} school_id={school_id} taken={taken} />
                  </StepLine>
                )
              })}
            </ol>
          </div>
          <Later school={school} />
        </Stack>
      )}
    </Page>
  )
}
