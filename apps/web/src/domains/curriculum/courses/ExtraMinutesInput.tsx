import { type ExtraMinutes, minutesOf, stagePlan } from '@dsms/contract/curriculum/courses/plan'
import { type Requirement, trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { NumberInput, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { useRequirementWords } from '../shared/requirements/requirementWords.ts'

interface Props {
  /** What holds for this course's learners. */
  learner: Pick<Requirement, 'gearbox' | 'prior_experience'>
  rows: readonly Requirement[]
  value: ExtraMinutes
  onChange: (extra: ExtraMinutes) => void
  errorOf: (path: string) => ReactNode
}

/** Each stage with the least that the licence type asks for, what the course adds, and what it makes of it. */
export function ExtraMinutesInput({ learner, rows, value, onChange, errorOf }: Props) {
  const t = useText('courses')
  const licences = useText('licences')
  const words = useRequirementWords()
  const least = stagePlan(rows, learner)
  const told = (minutes: number) => (minutes ? words.minutes(minutes) : '–')
  return (
    <WideTable label={t('stages')} minWidth={320}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('stage')}</Table.Th>
          <Table.Th ta="end">{t('least')}</Table.Th>
          <Table.Th>{t('extra')}</Table.Th>
          <Table.Th ta="end">{t('inAll')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {trainingStages.map((stage) => {
          const minutes = least.find((one) => one.stage === stage)?.minutes ?? 0
          const name = licences(`stage.${stage}`)
          return (
            <Table.Tr key={stage}>
              <Table.Td>{name}</Table.Td>
              <Table.Td ta="end">{told(minutes)}</Table.Td>
              <Table.Td>
                <NumberInput
                  aria-label={t('extraOf', { stage: name })}
                  w={72}
                  hideControls
                  min={0}
                  max={100_000}
                  step={15}
                  allowDecimal={false}
                  allowNegative={false}
                  placeholder="0"
                  value={value[stage] || ''}
                  onChange={(extra) => onChange(withStage(value, stage, Number(extra)))}
                  error={errorOf(`extra_minutes.${stage}`)}
                  data-path={`extra_minutes.${stage}`}
                />
              </Table.Td>
              <Table.Td ta="end">{told(minutes + (value[stage] ?? 0))}</Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th>{t('total')}</Table.Th>
          <Table.Th ta="end">{told(minutesOf(least))}</Table.Th>
          <Table.Th />
          <Table.Th ta="end" aria-live="polite">
            {told(minutesOf(stagePlan(rows, learner, value)))}
          </Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </WideTable>
  )
}

/** A stage to which nothing is added is not kept. */
const withStage = (extra: ExtraMinutes, stage: (typeof trainingStages)[number], minutes: number): ExtraMinutes => {
  const { [stage]: _, ...others } = extra
  return minutes ? { ...others, [stage]: minutes } : others
}
