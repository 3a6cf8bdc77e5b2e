import { useQueryClient } from '@tanstack/react-query'

/** Where the money of a student is kept, with what they bought. */
export const moneyKey = (studentId: number, school_id: number | undefined) =>
  ['charges', school_id ?? 'own', studentId] as const

/** Reads again what tells the money of a student, after a payment or a sale. */
export function useMoneyChanged(studentId: number, school_id: number | undefined) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [
        moneyKey(studentId, school_id),
        ['lessons', school_id ?? 'own'],
        ['payments'],
        // they tell what was sold
        ['area', 'packages'],
        ['area', 'enrolments'],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}
