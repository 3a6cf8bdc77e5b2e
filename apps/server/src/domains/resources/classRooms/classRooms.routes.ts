import { classRooms as area } from '@dsms/contract/resources/classRooms/calls'
import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { branches } from '../../../db/tables/branches.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { lookup, lookupValues } from '../../school/public.ts'
import { checkRoomEmpty } from './classRooms.service.ts'
import { classRooms } from './classRooms.table.ts'

const types = alias(lookupValues, 'types')
const functions = alias(lookupValues, 'functions')

export const classRoomRoutes = (app: App) =>
  serveArea(app, area, classRooms, {
    sorts: {
      branch: classRooms.branchId,
      max_capacity: classRooms.maxCapacity,
      legal_capacity: classRooms.legalCapacity,
    },
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(classRooms, language),
            branch: nameSql(branches.name, language),
            type: nameSql(types.name, language),
            function: nameSql(functions.name, language),
          })
          .from(classRooms)
          .innerJoin(branches, eq(branches.id, classRooms.branchId))
          .innerJoin(types, eq(types.id, classRooms.typeId))
          .leftJoin(functions, eq(functions.id, classRooms.functionId))
          .$dynamic(),
        page,
      ),
    filters: ({ branch_id, type_id, gender_scope }) => [
      branch_id ? eq(classRooms.branchId, branch_id) : undefined,
      type_id.length ? inArray(classRooms.typeId, type_id) : undefined,
      gender_scope ? eq(classRooms.genderScope, gender_scope) : undefined,
    ],
    beforeArchive: (actor, room) => checkRoomEmpty(actor, room.id),
    references: { branch: byName(branches), type: lookup('room_type'), function: lookup('room_function') },
  })
