import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'

/** How many learn in a course now, as a part of the statement that reads it: `course` is the column of its key. */
export const countEnrolled = question<[course: PgColumn], SQL<number>>('how many students are in a course')

/** Names of those students. */
export const studentsOfCourse = question<[actor: Actor, courseId: number], string[]>('which students are in a course')
