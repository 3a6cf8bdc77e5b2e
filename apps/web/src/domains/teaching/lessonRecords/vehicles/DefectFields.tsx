import { SegmentedControl, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'

export interface Report {
  text: string
  may_drive: boolean
}

export const noReport: Report = { text: '', may_drive: true }
/** The fewest letters that say what is wrong. */
export const isTold = ({ text }: Report): boolean => text.trim().length >= 3

/** A defect of a vehicle, and whether the vehicle may still be driven. */
export function DefectFields({ value, onChange }: { value: Report; onChange: (next: Report) => void }) {
  const t = useText('lessonRecords')
  return (
    <>
      <TextInput
        size="md"
        label={t('defect.what')}
        dir="auto"
        maxLength={120}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('defect.drive')}
        color={value.may_drive ? undefined : 'red.9'}
        value={value.may_drive ? 'yes' : 'no'}
        onChange={(next) => onChange({ ...value, may_drive: next === 'yes' })}
        data={[
          { value: 'yes', label: t('defect.mayDrive') },
          { value: 'no', label: t('defect.mayNot') },
        ]}
      />
    </>
  )
}
