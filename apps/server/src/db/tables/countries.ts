import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Names in five languages, keyed by language. */
export const genders = pgTable('genders', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  names: jsonb('names').$type<Record<string, string>>().notNull(),
})

/** ISO 3166-1 codes; names come from the runtime's language data. */
export const countries = pgTable('countries', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  phonePrefix: text('phone_prefix').notNull(),
})
