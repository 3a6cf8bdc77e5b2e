import { z } from 'zod'
import { type Access, endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { changeOf, id, idText, result, resultPage, rowVersion } from './shared.ts'

type Action = 'view' | 'create' | 'edit' | 'delete' | 'status'

interface Options<
  Row extends z.ZodType,
  Input extends z.ZodRawShape,
  Filter extends z.ZodRawShape,
  Status extends string,
> {
  /** `/api/school/vehicles`. */
  path: `/api/${string}`
  tag: string
  /** Words for the documentation: `a vehicle`, `vehicles`. */
  one: string
  many: string
  access: (action: Action) => Access
  row: Row
  /** What create takes; update takes any part of it and the version it is based on. */
  input: z.ZodObject<Input>
  filter: z.ZodObject<Filter>
  statuses: readonly [Status, ...Status[]]
  errors: readonly ErrorCode[]
}

/**
 * The common calls on a kind of record of a school: list, get, create, update, archive, change of status. All take
 * `school_id`, which platform people need and a school's own may leave out. Records go away with an optional
 * replacement for whatever refers to them.
 */
export function recordEndpoints<
  Row extends z.ZodType,
  Input extends z.ZodRawShape,
  Filter extends z.ZodRawShape,
  Status extends string,
>({ path, tag, one, many, access, row, input, filter, statuses, errors }: Options<Row, Input, Filter, Status>) {
  const of = { tag, inSchool: true, errors } as const
  const single = `${path}/:id` as const
  const params = z.object({ id: idText })
  const inQuery = { school_id: idText.optional() }
  const inBody = { school_id: id.optional() }
  const replacement = { replacement_id: id.optional() }
  return {
    list: endpoint({
      ...of,
      method: 'GET',
      path,
      summary: `List ${many}`,
      access: access('view'),
      query: z.object({ ...filter.shape, ...inQuery }),
      response: resultPage(row),
    }),
    get: endpoint({
      ...of,
      method: 'GET',
      path: single,
      summary: `Read ${one}`,
      access: access('view'),
      params,
      query: z.object(inQuery),
      response: result(row),
    }),
    create: endpoint({
      ...of,
      method: 'POST',
      path,
      summary: `Add ${one}`,
      access: access('create'),
      status: 201,
      body: z.object({ ...input.shape, ...inBody }),
      response: result(row),
    }),
    update: endpoint({
      ...of,
      method: 'PATCH',
      path: single,
      summary: `Change ${one}`,
      access: access('edit'),
      params,
      body: z.object({ ...changeOf(input).shape, version: rowVersion.optional(), ...replacement, ...inBody }),
      response: result(row),
    }),
    archive: endpoint({
      ...of,
      method: 'DELETE',
      path: single,
      summary: `Archive ${one}`,
      access: access('delete'),
      params,
      query: z.object({ ...inQuery, replacement_id: idText.optional() }),
      response: result(row),
    }),
    changeStatus: endpoint({
      ...of,
      method: 'POST',
      path: `${single}/status` as const,
      summary: `Change the status of ${one}`,
      access: access('status'),
      params,
      body: z.object({ status: z.enum(statuses), ...replacement, ...inBody }),
      response: result(row),
    }),
  }
}
