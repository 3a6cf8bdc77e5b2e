import { trainingComponents as componentsArea } from '@dsms/contract/curriculum/components/calls'
import type { PackCategory } from '@dsms/contract/curriculum/countryPacks/data'
import { courses as coursesArea } from '@dsms/contract/curriculum/courses/calls'
import { markingSchemes as schemesArea } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import type { SkillPreset } from '@dsms/contract/curriculum/skills/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { insert } from '../../../kit/records/verbs.ts'
import { trainingComponents } from '../components/components.table.ts'
import { changeCourseStatus, createCourse } from '../courses/courses.service.ts'
import { markingSchemes } from '../drivingErrors/drivingErrors.table.ts'
import { takePreset as takeErrors } from '../drivingErrors/presets.service.ts'
import { changeLicenceTypeStatus } from '../licences/licenceTypes.service.ts'
import { lockTree } from '../licences/licenceTypes.tree.ts'
import { takePreset as takeSkills } from '../skills/presets.service.ts'
import { changeStatuses } from '../skills/skills.moves.ts'
import { packOf } from './schoolPacks.data.ts'
import { adopt } from './schoolPacks.service.ts'
import { courseName, usualComponents, usualScheme } from './takePack.words.ts'

interface Wish {
  /** Nothing where the school's country has no pack. */
  code: string | undefined
  types: { code: string; min_age_months?: number | null | undefined }[]
}

/** Catalogues of skills that fit a pack; the European one elsewhere. That of the Gulf is about its yard alone. */
const skillsOf: Record<string, SkillPreset[]> = { SA: ['remc', 'gulf'], AE: ['remc', 'gulf'], GB: ['uk'], US: ['us'] }

/**
 * Takes all of a pack that lessons need: licence types that are ready for learners, what training is made of, skills, errors, marking
 * and a course for each type. What the school has already stays as it is, so that asked twice nothing is there twice.
 */
export async function takePack(actor: Actor, { code, types }: Wish) {
  await lockTree(actor)
  const pack = code === undefined ? undefined : await packOf(actor, code, undefined)
  const adopted = pack ? (await adopt(actor, pack.code, { version: pack.version, types })).added : []
  const wanted = new Set([...types, ...adopted].map((one) => one.code.toLowerCase()))
  const chosen = pack?.data.categories.filter((category) => wanted.has(category.code.toLowerCase())) ?? []
  const skills: number[] = []
  for (const preset of skillsOf[code ?? ''] ?? (['remc'] as const)) skills.push(...(await takeSkills(actor, preset)))
  await changeStatuses(actor, skills, 'active')
  return {
    licence_types: adopted.length,
    components: await addComponents(actor),
    skills: skills.length,
    errors: (await takeErrors(actor)).length,
    marking: await addScheme(actor, pack?.data.exam.most_faults ?? undefined),
    courses: await openCourses(actor, chosen),
  }
}

const componentRow = z.object({ type: z.string() })

/** One of each kind; a school that has some of a kind has made up its mind. */
async function addComponents(actor: Actor): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    componentRow,
    sql`
      select distinct component_type as type from training_components where tenant = ${actor.tenant} and archived_at is null`,
  )
  const there = new Set(rows.map(({ type }) => type))
  const missing = usualComponents.filter(({ component_type }) => !there.has(component_type))
  for (const { resources, ...one } of missing) {
    const input = componentsArea.input.parse({ ...one, resources: [...resources] })
    await insert(actor, trainingComponents, { ...valuesOf(trainingComponents, input), status: 'active' })
  }
  return missing.length
}

/** How the practical exam is marked, where nobody said so yet. */
async function addScheme(actor: Actor, most: number | undefined): Promise<number> {
  const found = await countOf(
    actor.db,
    sql`
      select from marking_schemes where tenant = ${actor.tenant} and exam_kind = 'practical' and archived_at is null limit 1`,
  )
  if (found > 0) return 0
  const effective_from = await todayOf(actor)
  const input = schemesArea.input.parse({ name: usualScheme, effective_from, ...(most ? { max_minor: most } : {}) })
  await insert(actor, markingSchemes, { ...valuesOf(markingSchemes, input), status: 'published' })
  return 1
}

const typeRow = z.object({
  id: z.int(),
  code: z.string(),
  status: z.string(),
  gearbox: z.enum(['manual', 'automatic', 'both']),
  language: z.string(),
  has_plan: z.boolean(),
  has_course: z.boolean(),
})

/** Learners are taken for what the pack says how to train: a type without requirements stays a draft, and has no course yet. */
async function openCourses(actor: Actor, categories: PackCategory[]): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    typeRow,
    sql`
      select t.id, lower(t.code) as code, t.status, t.gearbox, s.default_locale as language,
             exists (select from requirement_versions v join training_requirements r on r.tenant = v.tenant and r.version_id = v.id
                      where v.tenant = t.tenant and v.licence_type_id = t.id) as has_plan,
             exists (select from courses c where c.tenant = t.tenant and c.licence_type_id = t.id and c.archived_at is null) as has_course
        from licence_types t join schools s on s.id = t.tenant
       where t.tenant = ${actor.tenant} and t.archived_at is null order by t.id`,
  )
  const byCode = new Map(rows.map((row) => [row.code, row]))
  let opened = 0
  for (const category of categories) {
    const type = byCode.get(category.code.toLowerCase())
    if (!type?.has_plan || type.status === 'inactive') continue
    if (type.status === 'draft') await changeLicenceTypeStatus(actor, type.id, { status: 'active' })
    if (type.has_course) continue
    const input = {
      name: courseName(category),
      licence_type_id: type.id,
      gearbox: type.gearbox,
      language: type.language,
    }
    const { id } = await createCourse(actor, coursesArea.input.parse(input))
    await changeCourseStatus(actor, id, { status: 'active' })
    opened += 1
  }
  return opened
}
