import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { presets } from '../../skills/presets/presets.ts'
import { skillPrerequisites, skills } from '../../skills/skills.table.ts'
import { gap } from '../../skills/skills.tree.ts'
import { errorTypes, markingSchemeEliminations, markingSchemes } from '../drivingErrors.table.ts'
import { uk } from '../presets/uk.ts'

/** What the demo school made more of than the ready catalogue does. */
const worked: Record<string, Partial<typeof skills.$inferInsert>> = {
  'C1.4': { isCritical: true, weight: 5, recommendedMinutes: 60 },
  'C1.5': { weight: 4, recommendedMinutes: 60, teachingNotes: 'ابدأ على أرض مستوية، ثم على منحدر خفيف.' },
  'C1.8': { isCritical: true, weight: 8, targetLevel: 5 },
  'C2.5': { isCritical: true, weight: 9, targetLevel: 5, evidenceMin: 3 },
  'C2.6': { weight: 7, recommendedMinutes: 90 },
  'C3.5': { weight: 6, recommendedMinutes: 120 },
  'C3.7': { status: 'retired', statusReason: 'غير مسموح به محليًا' },
  'C4.1': { targetLevel: 5, weight: 5 },
}

/** Which skill an error of a group shows to be weak. */
const behind: Record<string, string> = {
  preparation: 'C1.1',
  control: 'C1.5',
  moving_off: 'C1.4',
  observation: 'C1.8',
  signals: 'C1.8',
  signs: 'C2.1',
  speed: 'C2.3',
  junctions: 'C2.5',
  judgement: 'C3.4',
  positioning: 'C2.2',
  manoeuvres: 'C1.9',
}

const errorsWorked: Record<string, Partial<typeof errorTypes.$inferInsert>> = {
  '14.2': { repeatEscalatesAfter: 3 },
  'JCT.2': { repeatEscalatesAfter: 3, points: 2 },
  '13.1': { repeatEscalatesAfter: 4 },
  'SGN.3': {
    defaultSeverity: 'serious',
    allowedSeverities: ['serious', 'dangerous'],
    points: 10,
    firstSeverity: 'minor',
    severityReason: 'قرار اللجنة الفنية بعد حوادث متكررة',
  },
  PED: { defaultSeverity: 'serious', allowedSeverities: ['serious', 'dangerous'], points: 10 },
  'SGN.4': { immediateFail: true, defaultSeverity: 'dangerous', points: 20 },
  '3.1': { status: 'retired', statusReason: 'لم تعد مطلوبة في الاختبار' },
  '3.2': { status: 'retired', statusReason: 'لم تعد مطلوبة في الاختبار' },
}

/** A catalogue of skills, one of errors, and schemes for a drive, a mock exam and the yard. */
export async function seedTraining(db: Db, schoolId: number): Promise<void> {
  const ids = await seedSkills(db, schoolId)
  await db.insert(errorTypes).values(
    uk.map(({ code, group, name }, nth) => ({
      tenant: schoolId,
      code,
      name,
      group,
      skillId: ids.get(behind[group] ?? '') ?? null,
      place: (nth + 1) * 10,
      defaultSeverity: 'minor',
      allowedSeverities: ['minor', 'serious', 'dangerous'],
      status: 'active',
      ...errorsWorked[code],
    })),
  )
  await seedSchemes(db, schoolId)
}

async function seedSkills(db: Db, schoolId: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const all = [...presets.remc, ...presets.gulf]
  for (const level of [0, 1]) {
    const rows = await db
      .insert(skills)
      .values(
        all
          .filter((one) => one.level === level)
          .map(({ code, parent, name, stage }, nth) => ({
            tenant: schoolId,
            code,
            name,
            stage,
            level,
            parentId: parent === null ? null : (ids.get(parent) ?? null),
            place: (nth + 1) * gap,
            weight: 3,
            status: code.startsWith('YARD') ? 'draft' : 'active',
            ...worked[code],
          })),
      )
      .returning({ id: skills.id, code: skills.code })
    for (const { id, code } of rows) ids.set(code, id)
  }
  const needs = [
    ['C1.5', 'C1.4'],
    ['C2.5', 'C1.8'],
    ['C2.6', 'C2.5'],
    ['C3.5', 'C2.3'],
    ['C4.1', 'C2.1'],
  ]
  await db.insert(skillPrerequisites).values(
    needs.map(([skill = '', needed = '']) => ({
      tenant: schoolId,
      skillId: ids.get(skill) as number,
      requiresId: ids.get(needed) as number,
    })),
  )
  return ids
}

async function seedSchemes(db: Db, schoolId: number): Promise<void> {
  const base = { tenant: schoolId, maxMinor: 15, maxSerious: 0, maxDangerous: 0, status: 'draft' }
  const rows = await db
    .insert(markingSchemes)
    .values([
      {
        ...base,
        name: { ar: 'الاختبار العملي على الطريق', en: 'Practical road test' },
        examKind: 'practical',
        perGroupMax: { junctions: 6 },
        minMinutes: 30,
        manoeuvres: ['parallel_parking', 'bay_parking', 'hill_start'],
        manoeuvresRequired: 1,
        effectiveFrom: '2026-01-01',
      },
      {
        ...base,
        name: { ar: 'اختبار تجريبي', en: 'Mock test' },
        examKind: 'mock',
        maxMinor: 20,
        maxSerious: 1,
        minScore: 70,
        effectiveFrom: '2026-03-01',
      },
      {
        ...base,
        name: { ar: 'اختبار الميدان', en: 'Yard test' },
        examKind: 'yard',
        maxMinor: 4,
        manoeuvres: ['slope', 'barrels', 'parallel_parking', 'pocket_parking', 'emergency_stop'],
        manoeuvresRequired: 5,
        effectiveFrom: '2026-09-01',
      },
    ])
    .returning({ id: markingSchemes.id })
  const [practical] = rows
  const [controller] = await db
    .select({ id: errorTypes.id })
    .from(errorTypes)
    .where(and(eq(errorTypes.schoolId, schoolId), eq(errorTypes.code, 'SGN.4')))
  if (!practical || !controller) return
  await db
    .insert(markingSchemeEliminations)
    .values({ tenant: schoolId, markingSchemeId: practical.id, errorTypeId: controller.id })
  await db.update(markingSchemes).set({ status: 'published' }).where(eq(markingSchemes.id, practical.id))
}
