import { z } from 'zod'
import { keysOf } from '../kernel/choices/lists.ts'
import { type Access, type Endpoint, endpoint } from '../kernel/endpoint.ts'
import type { ErrorCode } from '../kernel/errors.ts'
import { fileFormat, type ImportBody, importBody, importing } from '../kernel/exchange.ts'
import type { PlatformModule, SchoolModule } from '../kernel/permissions.ts'
import { changeOf, day, id, idText, instant, type Language, pageOf, paging, rowVersion } from '../kernel/shared.ts'
import { type AreaSchemas, enumValues } from './schemas.ts'

export type AreaAction = 'view' | 'create' | 'edit' | 'delete' | 'status' | 'export'

/** What a school owns: its people by the module, the platform's by what they may do with schools. */
export const ownedBySchool =
  (module: SchoolModule) =>
  (action: AreaAction): Access => ({
    school: `${module}.${action}`,
    platform: action === 'view' || action === 'export' ? `schools.${action}` : 'schools.edit',
  })

/** What the platform alone has. */
export const ownedByPlatform =
  (module: PlatformModule) =>
  (action: AreaAction): Access => ({ platform: `${module}.${action}` })

/** What the platform has for all, and a school beside it for itself. */
export const ownedByBoth =
  (platform: PlatformModule, school: SchoolModule) =>
  (action: AreaAction): Access => ({ platform: `${platform}.${action}`, school: `${school}.${action}` })

/** What every record of an area shows, whatever it is. */
const common = z.object({
  id,
  /** What people call it, in the reader's language where it has several names. */
  name: z.string(),
  version: rowVersion,
  created_at: instant,
  updated_at: instant,
  archived_at: instant.nullable(),
})

/** From when to when a status lasts, first and last day; null where nobody said, or where the status has no end. */
export const statusSpan = { status_from: day.nullable(), status_until: day.nullable() }

const history = z.array(
  z.object({ at: instant, by: z.string().nullable(), action: z.string(), fields: z.array(z.string()) }),
)

/** `branch` of an input's `branch_id`, `skill` of its `skill_ids`: how files and rows call what a key names. */
export type ReferenceName<Input> = {
  [Field in keyof Input]: Field extends `${infer Name}_id` | `${infer Name}_ids` ? Name : never
}[keyof Input]

/** A field, a text in one language (`name_ar`), or what a key names. */
type SheetColumn<Row, More, Input> =
  | (keyof (Row & More & Input) & string)
  | `${keyof Input & string}_${Language}`
  | ReferenceName<Input>

interface Options<
  Status extends string,
  Row extends z.ZodRawShape,
  More extends z.ZodRawShape,
  Input extends z.ZodRawShape,
  Filter extends z.ZodRawShape,
  StatusInput extends z.ZodRawShape,
  Column extends string,
  Brought extends z.ZodRawShape,
> {
  /** `/api/school/class-rooms`. */
  path: `/api/${string}`
  tag: string
  /** Words for the documentation: `a class room`, `class rooms`. */
  one: string
  many: string
  access: (action: AreaAction) => Access
  /** The record belongs to a school, so that platform people name one by `school_id`. */
  inSchool: boolean
  /** The platform has records of its own, and may look into a school's by `school_id` as well. */
  mayVisit?: boolean
  /** Each status and those that may follow it; the first is the one a new record has. */
  statuses: Record<Status, readonly NoInfer<Status>[]>
  /** Statuses that are only entered with a reason. */
  reasons?: readonly NoInfer<Status>[]
  /** Statuses that last from one day to another, as far as that is known; its rows then carry `statusSpan`. */
  lasting?: readonly NoInfer<Status>[]
  /** The further input of a change of status. */
  statusInput?: StatusInput
  /** What a list shows of it, other than name, status, version and times. */
  row: Row
  /** What the record's own page shows as well. */
  more: More
  /** What create takes; update takes any part of it and the version it is based on. */
  input: z.ZodObject<Input>
  /** What a list is narrowed by, other than `q`, `status` and `archived`. */
  filter: Filter
  /** Columns of its files in both directions, as text; the file's own order. */
  sheet: readonly (Column & NoInfer<SheetColumn<Row, More, Input>>)[]
  /** What else a file may say, which is no field of the record: the deeds that follow take it. Never exported. */
  brought?: Brought
  errors?: readonly ErrorCode[]
}

/**
 * The calls on a kind of record with a life of its own: list, get, create, update, archive and restore, change of
 * status, export and import. The table of statuses is data that the server, the database and the screens read.
 */
export function areaEndpoints<
  const Status extends string,
  Row extends z.ZodRawShape,
  More extends z.ZodRawShape,
  Input extends z.ZodRawShape,
  Filter extends z.ZodRawShape,
  const Column extends string,
  StatusInput extends z.ZodRawShape = Record<never, never>,
  const Brought extends z.ZodRawShape = Record<never, never>,
>(options: Options<Status, Row, More, Input, Filter, StatusInput, Column, Brought>) {
  const { path, tag, one, many, access, inSchool, statuses, row, more, input, filter, sheet } = options
  const status = z.enum(keysOf(statuses))
  const reasons: readonly Status[] = options.reasons ?? []
  const lasting: readonly Status[] = options.lasting ?? []
  // without any, `StatusInput` is the empty shape
  const statusInput = options.statusInput ?? ({} as StatusInput)
  const errors = options.errors ?? []
  const brought = options.brought ?? ({} as Brought)
  const of = inSchool ? ({ tag, inSchool: true } as const) : { tag }
  const single = `${path}/:id` as const
  const params = z.object({ id: idText })
  const namesSchool = inSchool || options.mayVisit === true
  const inQuery = optionally(namesSchool, { school_id: idText.optional() })
  const inBody = optionally(namesSchool, { school_id: id.optional() })
  const span = optionally(lasting.length > 0, { from: day.optional(), until: day.optional() })
  const listed = z.object({ ...common.shape, status, ...row })
  const whole = z.object({ ...listed.shape, status_reason: z.string().nullable(), ...more, history })
  const narrowed = {
    q: paging.shape.q,
    sort: paging.shape.sort,
    status: status.optional(),
    /** Those that were archived instead of those in use. */
    archived: z.stringbool().optional(),
    ...filter,
    ...inQuery,
  }
  const calls = {
    list: endpoint({
      ...of,
      method: 'GET',
      path,
      summary: `List ${many}`,
      access: access('view'),
      query: z.object({ ...narrowed, page: paging.shape.page, perPage: paging.shape.perPage }),
      response: pageOf(listed),
    }),
    get: endpoint({
      ...of,
      method: 'GET',
      path: single,
      summary: `Read ${one}`,
      access: access('view'),
      params,
      query: z.object(inQuery),
      response: whole,
    }),
    create: endpoint({
      ...of,
      method: 'POST',
      path,
      summary: `Add ${one}`,
      access: access('create'),
      status: 201,
      body: input.extend(inBody),
      response: whole,
      errors,
    }),
    update: endpoint({
      ...of,
      method: 'PATCH',
      path: single,
      summary: `Change ${one}`,
      access: access('edit'),
      params,
      body: changeOf(input).extend({ version: rowVersion, ...inBody }),
      response: whole,
      errors: [...errors, 'stale_version'],
    }),
    changeStatus: endpoint({
      ...of,
      method: 'POST',
      path: `${single}/status` as const,
      summary: `Change the status of ${one}`,
      access: access('status'),
      params,
      body: z.object({ status, reason: z.string().trim().max(300).optional(), ...span, ...statusInput, ...inBody }),
      response: whole,
      errors: [...errors, 'illegal_transition', 'reason_required'],
    }),
    archive: endpoint({
      ...of,
      method: 'DELETE',
      path: single,
      summary: `Put ${one} away; nothing is erased`,
      access: access('delete'),
      params,
      query: z.object(inQuery),
      response: whole,
      errors: ['record_in_use'],
    }),
    restore: endpoint({
      ...of,
      method: 'POST',
      path: `${single}/restore` as const,
      summary: `Bring ${one} back that was put away`,
      access: access('delete'),
      params,
      body: z.object(inBody),
      response: whole,
      errors,
    }),
    exportSheet: endpoint({
      ...of,
      method: 'GET',
      path: `${path}/export` as const,
      summary: `The filtered ${many} as a file`,
      access: access('export'),
      query: z.object({ ...narrowed, ...fileFormat }),
      response: z.unknown(),
      answers: 'file',
      errors: ['too_much_to_export'],
    }),
    importSheet: endpoint({
      ...of,
      ...importing,
      path: `${path}/import` as const,
      summary: `Add many ${many} from a file`,
      access: access('create'),
      body: importBody.extend(inBody),
    }),
  }
  /** What a file is read by: columns as they are exported, and those that say more than the record keeps. */
  const bringing = {
    input: input.extend(brought),
    sheet: [...sheet, ...Object.keys(brought).map((name) => name.replace(/_id$/, ''))],
  }
  return {
    calls,
    statuses,
    reasons,
    lasting,
    sheet,
    input,
    bringing,
    /** The same for a screen, which fetches them when a form is opened: a list is built without them. */
    schemas: async () => ({ input, bringing }),
    codes: codesOf(filter),
    tag,
  }
}

/** The codes of each filter that takes codes, one or several. */
const codesOf = (filter: z.ZodRawShape): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([name, schema]) => [name, enumValues(schema)] as const)
      .filter(([, values]) => values.length > 0),
  )

/** Fields that are there or not: since all of them are optional, one type says both, and calls stay quick to check. */
const optionally = <Shape extends Record<string, z.ZodOptional>>(isThere: boolean, shape: Shape) =>
  (isThere ? shape : {}) as Shape

type Schema<Value> = z.core.$ZodType<Value>
type Takes<Parts> = Endpoint & Parts
type AnyRecord = Record<string, unknown>
interface One {
  params: Schema<{ id: number }>
}
/** What every list of an area may be narrowed by. */
export interface AreaFilter {
  q?: string | undefined
  sort?: string | undefined
  status?: string | undefined
  archived?: boolean | undefined
}

/** Any area, for what is done to all of them. */
export interface Area extends AreaSchemas {
  calls: Record<keyof ReturnType<typeof areaEndpoints>['calls'], Endpoint>
  statuses: Record<string, readonly string[]>
  reasons: readonly string[]
  lasting: readonly string[]
  sheet: readonly string[]
  schemas: () => Promise<AreaSchemas>
  /** The values that a list may be narrowed by, for each filter that has some. */
  codes: Record<string, string[]>
  tag: string
}

/** The same with what each of its calls takes in every area, for whoever serves them. */
export interface ServedArea extends Area {
  calls: {
    list: Takes<{
      query: Schema<AreaFilter & { page: number; perPage: number }>
      response: Schema<{ rows: AnyRecord[]; total: number }>
    }>
    get: Takes<One & { response: Schema<AnyRecord> }>
    create: Takes<{ body: Schema<object> }>
    update: Takes<One & { body: Schema<{ version: number }> }>
    changeStatus: Takes<One & { body: Schema<StatusChange> }>
    archive: Takes<One>
    restore: Takes<One>
    exportSheet: Takes<{ query: Schema<AreaFilter & { format: 'csv' | 'xlsx' }> }>
    importSheet: Takes<{ body: Schema<ImportBody> }>
  }
}

/** A status that is to be entered: why, and from when to when where it lasts. */
export interface StatusChange {
  status: string
  reason?: string | undefined
  from?: string | undefined
  until?: string | undefined
}
