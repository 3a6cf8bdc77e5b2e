import type { PackCategory } from '@dsms/contract/curriculum/countryPacks/data'
import type { adoptPack } from '@dsms/contract/curriculum/countryPacks/school'
import { firstOf, recordOf } from '@dsms/contract/kernel/choices/lists'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { languages } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { addLicenceType } from '../licences/licenceTypes.service.ts'
import { lockTree } from '../licences/licenceTypes.tree.ts'
import { saveRequirements } from '../licences/requirements.service.ts'
import { choosePack, packOf, presentTypes } from './schoolPacks.data.ts'

type Wish = Input<typeof adoptPack>['body']

/**
 * Follows a pack and adds licence types from it, as drafts, so that somebody looks before learners are taken. With a
 * type come those that it stands below or needs; what the school has already stays as it is.
 */
export async function adopt(actor: Actor, code: string, { version, types }: Wish) {
  const pack = await packOf(actor, code, version)
  // two who adopt at once take turns, so that the second finds what the first has added
  await lockTree(actor)
  const present = await presentTypes(actor)
  const chosen = withNeeded(
    pack.data.categories,
    types.map((type) => type.code),
  ).filter((category) => !present.has(category.code.toLowerCase()))
  const ages = agesOf(chosen, types)
  await choosePack(actor, pack.code, pack.version)
  const today = await schoolDay(actor)
  const added: { id: number; code: string; name: string }[] = []
  for (const [place, category] of inOrder(chosen).entries()) {
    const id = await addLicenceType(actor, inputOf(category, ages.get(category.code) ?? 0, place, present))
    present.set(category.code.toLowerCase(), id)
    if (category.requirements.length)
      await saveRequirements(actor, id, {
        based_on: 0,
        effective_from: today,
        note: `${pack.code} ${pack.version}`,
        rows: category.requirements,
      })
    added.push({ id, code: category.code, name: nameIn(category.names, actor.language) })
  }
  return { added }
}

/** The chosen categories and whatever they stand below or require. */
function withNeeded(categories: PackCategory[], codes: string[]): PackCategory[] {
  const byCode = new Map(categories.map((category) => [category.code.toLowerCase(), category]))
  const wanted = new Set(codes.map((code) => code.toLowerCase()))
  for (const code of wanted) {
    const category = byCode.get(code)
    if (!category) continue
    if (category.parent_code) wanted.add(category.parent_code.toLowerCase())
    for (const required of category.requires) wanted.add(required.code.toLowerCase())
  }
  const unknown = codes.flatMap((code, place) =>
    byCode.has(code.toLowerCase()) ? [] : [[`types.${place}.code`, { code: 'unknown_choice' as const }]],
  )
  if (unknown.length) throw new AppError('invalid_input', {}, Object.fromEntries(unknown))
  return categories.filter((category) => wanted.has(category.code.toLowerCase()))
}

/** Ages by code: the pack's, else the one that the school says. Nobody guesses an age. */
function agesOf(categories: PackCategory[], types: Wish['types']): Map<string, number> {
  const said = new Map(types.map((type, place) => [type.code.toLowerCase(), { place, age: type.min_age_months }]))
  const fields: AppError['fields'] = {}
  const ages = new Map<string, number>()
  for (const { code, min_age_months } of categories) {
    const own = said.get(code.toLowerCase())
    const age = min_age_months ?? own?.age
    if (age === null || age === undefined)
      fields[own ? `types.${own.place}.min_age_months` : 'types'] = { code: 'required' }
    else ages.set(code, age)
  }
  if (Object.keys(fields).length) throw new AppError('invalid_input', {}, fields)
  return ages
}

/** Those that others stand below or require come first. A pack has no circle of parents; one of licences ends by itself. */
function inOrder(categories: PackCategory[]): PackCategory[] {
  const byCode = new Map(categories.map((category) => [category.code.toLowerCase(), category]))
  const ordered = new Set<PackCategory>()
  const visiting = new Set<PackCategory>()
  const visit = (category: PackCategory) => {
    if (visiting.has(category)) return
    visiting.add(category)
    for (const code of [category.parent_code, ...category.requires.map((required) => required.code)]) {
      const needed = code && byCode.get(code.toLowerCase())
      if (needed) visit(needed)
    }
    ordered.add(category)
  }
  for (const category of categories) visit(category)
  return [...ordered]
}

function inputOf(category: PackCategory, age: number, place: number, present: Map<string, number>) {
  const inAll = (texts: Partial<Record<string, string>>) => recordOf(languages, (language) => texts[language] ?? '')
  return {
    code: category.code,
    name: inAll(category.names),
    description: inAll(category.notes),
    parent_id: category.parent_code ? (present.get(category.parent_code.toLowerCase()) ?? null) : null,
    group: category.group,
    gearbox: category.gearbox,
    gender_scope: 'mixed' as const,
    is_registration_open: true,
    min_age_months: age,
    // where nothing is said training begins with the licence's own age, which is never too early
    min_training_age_months: Math.min(category.min_training_age_months ?? age, age),
    automatic_restriction_code: category.restriction_code,
    medical_required: false,
    eye_test_required: true,
    first_aid_required: false,
    permit_validity_months: category.permit_validity_months,
    requires: category.requires,
    place: (place + 1) * 10,
  }
}

const dayRow = z.object({ day: z.string() })

async function schoolDay(actor: Actor): Promise<string> {
  const rows = await rowsOf(
    actor.db,
    dayRow,
    sql`
      select (now() at time zone time_zone)::date::text as day from schools where id = ${actor.tenant}`,
  )
  return firstOf(rows).day
}
