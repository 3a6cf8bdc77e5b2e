import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import { wrongPlaceholder } from '@dsms/contract/students/contracts/placeholders'
import { contractTemplates as area } from '@dsms/contract/students/contracts/templates'
import { and, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { type Page, paged, valuesOf, wireColumns } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, filtered, list, readOne, sortedBy, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { FilterOf, InputOf } from '../../../kit/areas/area.ts'
import { archive, checkVersion, insert, lock, ownedBy, restore, update } from '../../../kit/records/verbs.ts'
import { contractTemplates as templates } from './contracts.table.ts'
import { starterBodies, starterName } from './starter.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

async function templateRows({ db, language }: Actor, page: Page) {
  const rows = await paged(
    db
      .select({
        ...wireColumns(templates, language),
        contracts: sql<number>`(select count(*)::integer from contracts c
          where c.tenant = contract_templates.tenant and c.template_id = contract_templates.id)`,
      })
      .from(templates)
      .$dynamic(),
    page,
  )
  return rows.map((row) => ({ ...row, languages: languagesOf(row.bodies) }))
}

/** The languages in which a template says something. */
const languagesOf = (bodies: Partial<Record<Language, string>>): Language[] =>
  languages.filter((language) => (bodies[language] ?? '').trim() !== '')

const listing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: templates,
  where: and(ownedBy(actor, templates), filtered(templates, query)),
  order: sortedBy(actor, templates, query.sort, {}, ['-id']),
  rows: templateRows,
})

export const listTemplates = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, listing(actor, query), query)

export const readTemplate = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, templates, id, templateRows))

async function addTemplate(actor: Actor, input: Input): Promise<number> {
  checkBodies(input.bodies)
  return insert(actor, templates, { ...valuesOf(templates, input), status: firstStatus(area) })
}

/** Throws at the language whose text names something that no contract could fill in, with what it is. */
function checkBodies(bodies: Partial<Record<Language, string>> | undefined): void {
  for (const language of languages) {
    const name = wrongPlaceholder(bodies?.[language] ?? '')
    if (name !== undefined) throw fieldError(`bodies.${language}`, 'unknown_placeholder', { name })
  }
}

export const createTemplate = async (actor: Actor, input: Input) => readTemplate(actor, await addTemplate(actor, input))

export async function updateTemplate(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, templates, id)
  await checkVersion(actor, templates, before, version)
  checkBodies(input.bodies)
  await update(actor, templates, before, valuesOf(templates, input))
  return readTemplate(actor, id)
}

export async function changeTemplateStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  await changeStatus(actor, area, templates, await lock(actor, templates, id), change)
  return readTemplate(actor, id)
}

export async function archiveTemplate(actor: Actor, id: number) {
  await archive(actor, templates, await lock(actor, templates, id))
  return readTemplate(actor, id)
}

export async function restoreTemplate(actor: Actor, id: number) {
  await restore(actor, templates, id)
  return readTemplate(actor, id)
}

export const exportTemplates = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, listing(actor, query), query)

export const importTemplates = (actor: Actor, body: ImportBody) => importSheet(actor, area, body, addTemplate)

/** A draft with the text of a template as it is; the one before stays until it is retired. */
export async function copyTemplate(actor: Actor, id: number) {
  const before = await lock(actor, templates, id)
  const made = await insert(actor, templates, {
    name: before.name,
    bodies: before.bodies,
    replacesId: id,
    status: firstStatus(area),
  })
  return readTemplate(actor, made)
}

export const addStarter = (actor: Actor) => createTemplate(actor, { name: starterName, bodies: starterBodies })
