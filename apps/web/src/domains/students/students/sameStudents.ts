import { doublesWithin } from '@dsms/contract/students/students/doubles'

/** Rows of a file of students that look like one further up, by their places. */
export const sameStudents = (rows: Record<string, string>[]): Map<number, number> =>
  doublesWithin(
    rows.map((row) => ({
      ...row,
      names: [
        [row.first_name_ar ?? '', row.family_name_ar ?? ''],
        [row.first_name_en ?? '', row.family_name_en ?? ''],
      ],
    })),
  )
