import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** From the lesson before the first to the test; a school may call them otherwise. */
const names = [
  { ar: 'لم يبدأ', en: 'Not started', de: 'Nicht begonnen', fr: 'Non commencé', pt: 'Não iniciado' },
  { ar: 'شُرحت', en: 'Introduced', de: 'Eingeführt', fr: 'Présenté', pt: 'Apresentado' },
  { ar: 'بمساعدة', en: 'With help', de: 'Mit Hilfe', fr: 'Avec aide', pt: 'Com ajuda' },
  { ar: 'بتنبيه', en: 'Prompted', de: 'Auf Hinweis', fr: 'Sur rappel', pt: 'Com indicação' },
  { ar: 'مستقل', en: 'Independent', de: 'Selbstständig', fr: 'Autonome', pt: 'Autónomo' },
  { ar: 'جاهز للاختبار', en: 'Test standard', de: 'Prüfungsreif', fr: 'Niveau examen', pt: 'Nível de exame' },
]

/** Gives new schools the six levels of a skill. The application's role may rename them, and not add any. */
export async function addLevels(db: Db, schoolIds: readonly number[]): Promise<void> {
  await db.execute(
    sql`select add_skill_levels(${sql.param([...schoolIds])}::integer[], ${JSON.stringify(names)}::jsonb)`,
  )
}
