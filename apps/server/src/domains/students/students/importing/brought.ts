import type { students } from '@dsms/contract/students/students/calls'
import type { BroughtOf } from '../../../../kit/areas/area.ts'

/** A line of a file of students: the student, and what it says as well. */
export type Brought = BroughtOf<typeof students>
