import type { AppError } from '@dsms/contract/kernel/errors'
import type { StudentGap } from '@dsms/contract/students/students/rules'

/** Why somebody stays as they are, as the outcome of a deed on many tells it. */
export const said = ({ code, params }: AppError) => ({
  code,
  params,
  ...(code === 'student_incomplete' ? { gaps: String(params.gaps).split(', ') as StudentGap[] } : {}),
})

export const keys = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
