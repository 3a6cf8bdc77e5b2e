import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Words that the platform gave a mail in one language; without a row the product's own stand. */
export const mailTemplateWords = pgTable(
  'mail_template_words',
  {
    template: text('template').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: integer('updated_by'),
  },
  (t) => [
    primaryKey({ columns: [t.template, t.language] }),
    check('mail_template_words_language', sql`${t.language} in ('ar', 'en', 'de', 'fr', 'pt')`),
  ],
)

/** The weekly digest: a row for each week, and how far through the people it got. */
export const mailDigests = pgTable('mail_digests', {
  /** Its Monday. */
  week: date('week').primaryKey(),
  lastUserId: integer('last_user_id').notNull().default(0),
  finishedAt: instant('finished_at'),
})
