import { later } from '../../../kernel/browser/later/later.tsx'

// calendars are fetched after the table
const DayFilter = later(async () => (await import('../../../kit/list/DayFilter.tsx')).DayFilter, {
  Waiting: () => <div />,
})

interface Props {
  label: string
  value: string | undefined
  /** Empty text when the day was taken away. */
  onChange: (day: string) => void
}

export const DayField = ({ label, value, onChange }: Props) => (
  <DayFilter label={label} value={value ?? null} onChange={(day) => onChange(day ?? '')} />
)
