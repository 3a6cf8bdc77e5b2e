import { type ContextPart, contextParts, type RatingContext } from '@dsms/contract/teaching/lessonRecords/context'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, text } from 'drizzle-orm/pg-core'

/** What a drive was like: said in full, or not at all. */
export const contextColumns = () => ({
  traffic: text('traffic').$type<RatingContext['traffic']>(),
  light: text('light').$type<RatingContext['light']>(),
  weather: text('weather').$type<RatingContext['weather']>(),
  road: text('road').$type<RatingContext['road']>(),
})
/** Refuses conditions that are not known, and half of them. */
export const contextCheck = (name: string, t: Record<ContextPart, AnyPgColumn>) => {
  const known = (part: ContextPart): SQL =>
    sql`${t[part]} in (${sql.raw(contextParts[part].map((one) => `'${one}'`).join(', '))})`
  const whole = sql`num_nulls(${t.traffic}, ${t.light}, ${t.weather}, ${t.road}) in (0, 4)`
  return check(
    `${name}_context`,
    sql`${whole} and ${known('traffic')} and ${known('light')} and ${known('weather')} and ${known('road')}`,
  )
}
