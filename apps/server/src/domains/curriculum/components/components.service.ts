import {
  type ConfigurationInput,
  configurationInput,
  type configureComponentMode,
  examFields,
  type ModeOfLearning,
  type saveComponentModes,
} from '@dsms/contract/curriculum/components/calls'
import { isOneOf, present } from '@dsms/contract/kernel/choices/lists'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { staleError } from '../../../kit/records/history.ts'
import {
  keepConfiguration,
  keepModes,
  keepSessions,
  modesOf,
  type Named,
  removeModes,
  removeSessions,
} from './components.data.ts'
import { componentConfigurations, trainingComponents } from './components.table.ts'

type Locked = { id: number; version: number }
type Modes = Input<typeof saveComponentModes>['body']

/** Keeps all modes and sessions of a component at once, or nothing where something is wrong. */
export async function saveModes(actor: Actor, component: Locked, { version, modes, removes_sessions }: Modes) {
  await checkVersion(actor, component, version)
  const before = await modesOf(actor, component.id)
  checkNames(modes, 'modes')
  for (const [nth, mode] of modes.entries()) checkNames(mode.sessions, `modes.${nth}.sessions`)
  checkKnown(before, modes)

  const leaving = before.filter(({ id }) => !modes.some((mode) => mode.id === id))
  const losing = leaving.filter(({ sessions }) => sessions.length > 0)
  if (losing.length && !removes_sessions)
    throw new AppError('record_in_use', {
      count: losing.reduce((sum, { sessions }) => sum + sessions.length, 0),
      names: joined(
        actor.language,
        losing.map(({ name }) => name),
      ),
    })
  const stay = new Set(modes.flatMap(({ sessions }) => sessions.map(({ id }) => id)))
  const gone = before.flatMap(({ sessions }) => sessions.map(({ id }) => id).filter((id) => !stay.has(id)))
  await removeSessions(actor, gone)
  await removeModes(
    actor,
    leaving.map(({ id }) => id),
  )
  const ids = await keepModes(actor, component.id, modes)
  await keepSessions(
    actor,
    modes.flatMap(({ sessions }, nth) =>
      sessions.map((session, place) => ({ ...session, place, modeId: present(ids[nth]) })),
    ),
  )
  await touch(actor, component)
}

export async function configureMode(
  actor: Actor,
  component: Locked,
  modeId: number,
  { version, school_id: _, ...said }: Input<typeof configureComponentMode>['body'],
) {
  await checkVersion(actor, component, version)
  const modes = await modesOf(actor, component.id)
  if (!modes.some(({ id }) => id === modeId)) throw new AppError('not_found')
  const columns: object = columnsOf(said)
  await keepConfiguration(actor, {
    ...columns,
    currency: await currencyOf(actor),
    tenant: actor.tenant,
    componentId: component.id,
    modeId,
  })
  await touch(actor, component)
}

/** All columns of the input: what was not said is forgotten, and so is the exam where there is none. */
function columnsOf(said: ConfigurationInput) {
  const told: Record<string, unknown> = said
  const isForgotten = (field: string) => !said.ends_with_exam && isOneOf(examFields, field)
  const all = Object.keys(configurationInput.shape).map((field) => [
    field,
    isForgotten(field) ? null : (told[field] ?? null),
  ])
  return valuesOf(componentConfigurations, Object.fromEntries(all))
}

async function checkVersion(actor: Actor, { id, version }: Locked, said: number) {
  if (version !== said) throw await staleError(actor, 'training_components', id, said)
}

/** Two of the same name could not be told apart. */
function checkNames(list: Named[], path: string) {
  const seen = new Set<string>()
  for (const [nth, { name }] of list.entries()) {
    for (const [language, text] of Object.entries(name)) {
      const key = `${language}:${text.toLowerCase()}`
      if (text !== '' && seen.has(key)) throw fieldError(`${path}.${nth}.name`, 'taken')
      seen.add(key)
    }
  }
}

/** An id that is not of this component, or stands twice, is nobody's. A session may move to another mode. */
function checkKnown(before: ModeOfLearning[], modes: Modes['modes']) {
  const left = new Set(before.map(({ id }) => `m${id}`))
  for (const { sessions } of before) for (const { id } of sessions) left.add(`s${id}`)
  for (const [nth, mode] of modes.entries()) {
    if (mode.id !== undefined && !left.delete(`m${mode.id}`)) throw fieldError(`modes.${nth}.id`, 'unknown_choice')
    for (const [place, session] of mode.sessions.entries())
      if (session.id !== undefined && !left.delete(`s${session.id}`))
        throw fieldError(`modes.${nth}.sessions.${place}.id`, 'unknown_choice')
  }
}

/** What changes below a component is a new version of it. */
const touch = (actor: Actor, { id }: Locked) =>
  actor.db
    .update(trainingComponents)
    .set({ contents: sql`${trainingComponents.contents} + 1` })
    .where(eq(trainingComponents.id, id))
