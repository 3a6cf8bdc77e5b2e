import * as c from '@dsms/contract/tables'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'
import { autocompleteIn } from './autocomplete.ts'
import { employeeCondition, employeePage, employeeRecords } from './employees.data.ts'
import { exportEmployees } from './employees.export.ts'
import { addEmployee, archive, changeEmployee, erase } from './employees.service.ts'

export function tableRoutes(app: App) {
  serve(app, c.listInitialEmployees, ({ actor }) => employeePage(actor, {}, 1000, 0))

  serve(app, c.listEmployees, async ({ actor, query: { page, perPage, ...filter } }) => {
    const [allData, invoices, total] = await Promise.all([
      employeePage(actor, {}, 100, 0),
      employeePage(actor, filter, perPage, (page - 1) * perPage),
      employeeRecords.total(actor, employeeCondition(actor, filter)),
    ])
    return { allData, invoices, total }
  })

  serve(app, c.listAutocomplete, ({ actor }) => ({ autoComplete: autocompleteIn(actor.language) }))

  serve(app, c.createEmployee, async ({ actor, body }) => ({ employee: await addEmployee(actor, body) }))

  serve(app, c.updateEmployee, async ({ actor, params, body }) => ({
    employee: await changeEmployee(actor, params.id, body),
  }))

  serve(app, c.archiveEmployees, async ({ actor, body }) => ({ ids: await archive(actor, body.ids, body.isArchived) }))

  serve(app, c.deleteEmployee, async ({ actor, params }) => {
    await erase(actor, params.id)
    return {}
  })

  serve(app, c.exportEmployees, ({ actor, query }) => exportEmployees(app, actor, query))
}
