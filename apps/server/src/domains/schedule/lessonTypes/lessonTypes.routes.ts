import {
  lessonTypes as area,
  readLessonTypePreset,
  takeLessonTypePreset,
  undoLessonTypePreset,
} from '@dsms/contract/schedule/lessonTypes/calls'
import { eq } from 'drizzle-orm'
import { serve } from '../../../kernel/http/serve.ts'
import { tenantCurrency } from '../../../kernel/money/money.ts'
import type { App } from '../../../kernel/services.ts'
import { paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { checkLengths, checkNoneToCome } from './lessonTypes.service.ts'
import { lessonTypes } from './lessonTypes.table.ts'
import { presetWithState, takePreset, undoTaking } from './presets.service.ts'

export function lessonTypeRoutes(app: App) {
  serveArea(app, area, lessonTypes, {
    sorts: {
      code: lessonTypes.code,
      kind: lessonTypes.kind,
      stage: lessonTypes.stage,
      default_minutes: lessonTypes.defaultMinutes,
      max_students: lessonTypes.maxStudents,
    },
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({ ...wireColumns(lessonTypes, language), currency: tenantCurrency })
          .from(lessonTypes)
          .$dynamic(),
        page,
      ),
    filters: ({ kind, stage }) => [
      kind ? eq(lessonTypes.kind, kind) : undefined,
      stage ? eq(lessonTypes.stage, stage) : undefined,
    ],
    beforeWrite: (_, input, before) => {
      checkLengths({
        default_minutes: input.default_minutes ?? before?.defaultMinutes ?? 0,
        min_minutes: input.min_minutes ?? before?.minMinutes ?? 0,
        max_minutes: input.max_minutes ?? before?.maxMinutes ?? 0,
        step_minutes: input.step_minutes ?? before?.stepMinutes ?? 1,
      })
      return undefined
    },
    beforeStatus: async (actor, { id }, { status }) => {
      if (status === 'inactive') await checkNoneToCome(actor, id)
      return undefined
    },
    beforeArchive: (actor, { id }) => checkNoneToCome(actor, id),
  })
  serve(app, readLessonTypePreset, ({ actor }) => presetWithState(actor))
  serve(app, takeLessonTypePreset, async ({ actor }) => ({ ids: await takePreset(actor) }))
  serve(app, undoLessonTypePreset, async ({ actor, body }) => ({ changed: await undoTaking(actor, body.ids) }))
}
