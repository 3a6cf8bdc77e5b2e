import { lazy, Suspense } from 'react'

// calendars are fetched after the table
const DayFilter = lazy(async () => ({
  default: (await import('../../../kit/list/DayFilter.tsx')).DayFilter,
}))

interface Props {
  label: string
  value: string | undefined
  /** Empty text when the day was taken away. */
  onChange: (day: string) => void
}

export const DayField = ({ label, value, onChange }: Props) => (
  <Suspense fallback={<div />}>
    <DayFilter label={label} value={value ?? null} onChange={(day) => onChange(day ?? '')} />
  </Suspense>
)
