import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { NumberInput, Select } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { Repeater } from '../../../kit/form/Repeater.tsx'
import type { DraftPrerequisite, LessonTypeForm } from './lessonTypeForm.ts'

/** Minutes of stages that have to be taught before a lesson of the type. */
export function Prerequisites({ form }: { form: LessonTypeForm }) {
  const t = useText('lessonTypes')
  const added = useRef(0)
  const { prerequisites } = form.values
  const taken = new Set(prerequisites.map(({ stage }) => stage))
  return (
    <Repeater<DraftPrerequisite>
      label={t('field.prerequisites')}
      lines={prerequisites}
      onChange={(lines) => form.setFieldValue('prerequisites', lines)}
      empty={() => ({ key: `new-${++added.current}`, stage: null, minutes: '' })}
      keyOf={({ key }) => key}
      nameOf={({ stage }) => (stage ? t(`stage.${stage}`) : t('field.stage'))}
      addLabel={t('before.add')}
      most={trainingStages.length}
      isReadOnly={form.isStill}
    >
      {(line, change, place) => (
        <>
          <Select
            label={t('field.stage')}
            required
            allowDeselect={false}
            data={trainingStages
              .filter((stage) => stage === line.stage || !taken.has(stage))
              .map((value) => ({ value, label: t(`stage.${value}`) }))}
            value={line.stage}
            onChange={(stage) => change({ stage })}
            error={form.errors[`prerequisites.${place}.stage`]}
            data-path={`prerequisites.${place}.stage`}
          />
          <NumberInput
            label={t('before.minutes')}
            required
            allowDecimal={false}
            min={1}
            step={30}
            value={line.minutes}
            onChange={(minutes) => change({ minutes: minutes === '' ? '' : Number(minutes) })}
            error={form.errors[`prerequisites.${place}.minutes`]}
            data-path={`prerequisites.${place}.minutes`}
          />
        </>
      )}
    </Repeater>
  )
}
