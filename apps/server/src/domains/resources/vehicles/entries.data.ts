import { fieldError } from '@dsms/contract/kernel/errors'
import type { KeptFile } from '@dsms/contract/kernel/files'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { isShowable, readableFiles } from '../../../kernel/files/files.service.ts'

/** Anyone who wrote an entry, by the name that others see. */
export const writer = (id: PgColumn | SQL) =>
  sql<string | null>`(select shown_name(u.tenant, u.id, u.kind, u.full_name) from users u where u.id = ${id})`

/** The file of an entry, for everybody who may see the vehicle; see `vehicle_file`. */
export const fileOf = (vehicleId: PgColumn, fileId: PgColumn) =>
  sql<Omit<
    KeptFile,
    'url'
  > | null>`(select json_build_object('id', f.id, 'fileName', f.name, 'type', f.type, 'bytes', f.bytes) from vehicle_file(${vehicleId}, ${fileId}) f)`

export const withAddress = <T extends { vehicle_id: number; file: Omit<KeptFile, 'url'> | null }>(row: T) => ({
  ...row,
  file: row.file && { ...row.file, url: `/api/school/vehicles/${row.vehicle_id}/files/${row.file.id}` },
})

/** A paper that the actor brought in and may pass on: a PDF, a picture, or plain text. */
export async function checkFile(actor: Actor, id: number | null | undefined): Promise<void> {
  if (!id) return
  const [file] = await readableFiles(actor, [id], 'file_id')
  if (file && !isShowable(file.type) && !file.type.startsWith('image/')) throw fieldError('file_id', 'not_a_paper')
}

const vehicleFileRow = z.object({ name: z.string(), type: z.string(), bytes: z.number(), hash: z.string() })

export async function vehicleFile({ db }: Actor, vehicleId: number, fileId: number) {
  const rows = await rowsOf(
    db,
    vehicleFileRow,
    sql`select name, type, bytes, hash from vehicle_file(${vehicleId}, ${fileId})`,
  )
  return rows[0]
}
