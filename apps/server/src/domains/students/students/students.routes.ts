import { changeManyStatuses, exportMany, giveManyTrainer, tagMany } from '@dsms/contract/students/students/bulk'
import { students as area, findDoubles, findStudents } from '@dsms/contract/students/students/calls'
import { getStudentRules, updateStudentRules } from '@dsms/contract/students/students/conditions'
import { mergeStudents, previewMerge, undoMerge } from '@dsms/contract/students/students/merges'
import { enrolLead, enrolPerson } from '@dsms/contract/students/students/sitting'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { changeManyOfStatus, giveTrainerToMany, tagManyStudents } from './bulk/bulk.service.ts'
import { changeStudentRules, readStudentRules } from './conditions/conditions.service.ts'
import { doublesOf, findByNumber } from './identity/doubles.service.ts'
import { importStudents } from './importing/students.import.ts'
import { mergeStudents as merge, readPreview, takeApart } from './merging/merges.service.ts'
import * as sitting from './sitting/sitting.service.ts'
import {
  archiveStudent,
  changeStudentStatus,
  createStudent,
  exportStudents,
  listStudents,
  readStudent,
  restoreStudent,
  updateStudent,
} from './students.service.ts'

export function studentRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listStudents(app, actor, query))
  serve(app, calls.get, ({ actor, params }) => readStudent(app, actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createStudent(app, actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateStudent(app, actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeStudentStatus(app, actor, params.id, body))
  serve(app, changeManyStatuses, ({ actor, body }) => changeManyOfStatus(app, actor, body))
  serve(app, tagMany, ({ actor, body }) => tagManyStudents(app, actor, body))
  serve(app, giveManyTrainer, ({ actor, body }) => giveTrainerToMany(app, actor, body))
  serve(app, calls.archive, ({ actor, params }) => archiveStudent(app, actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreStudent(app, actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportStudents(app, actor, query))
  serve(app, exportMany, ({ actor, body }) => exportStudents(app, actor, body))
  serve(app, calls.importSheet, ({ actor, body }) => importStudents(app, actor, body))
  serve(app, findDoubles, ({ actor, body }) => doublesOf(app.tokens, actor, body))
  serve(app, enrolPerson, ({ actor, body }) => sitting.enrolPerson(app, actor, body))
  serve(app, enrolLead, ({ actor, params, body }) => sitting.enrolLead(app, actor, params.id, body))
  serve(app, findStudents, ({ actor, body }) => findByNumber(app.tokens, actor, body.number))
  serve(app, previewMerge, ({ actor, params, query }) => readPreview(app, actor, params.id, query.other_id))
  serve(app, mergeStudents, ({ actor, params, body }) => merge(app, actor, params.id, body))
  serve(app, undoMerge, ({ actor, params }) => takeApart(actor, params.id))
  serve(app, getStudentRules, ({ actor }) => readStudentRules(actor))
  serve(app, updateStudentRules, ({ actor, body }) => changeStudentRules(actor, body))
}
