import { courses as area } from '@dsms/contract/curriculum/courses/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import {
  archiveCourse,
  changeCourseStatus,
  createCourse,
  exportCourses,
  importCourses,
  listCourses,
  readCourse,
  restoreCourse,
  updateCourse,
} from './courses.service.ts'

export function courseRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listCourses(actor, query))
  serve(app, calls.get, ({ actor, params }) => readCourse(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createCourse(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateCourse(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeCourseStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveCourse(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreCourse(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportCourses(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importCourses(actor, body))
}
