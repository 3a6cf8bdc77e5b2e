import * as c from '@dsms/contract/insight/tables/calls'
import type { z } from 'zod'
import type { Actor } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { autocompleteIn } from './autocomplete.ts'
import { employeeCondition, employeePage, employeeRecords } from './employees.data.ts'
import { exportEmployees } from './employees.export.ts'
import { addEmployee, archive, changeEmployee, erase } from './employees.service.ts'

type Asked = z.output<typeof c.employeeFilter>

export function tableRoutes(app: App) {
  serve(app, c.listInitialEmployees, ({ actor }) => employeePage(actor, {}, 1000, 0))

  serve(app, c.listEmployees, async ({ actor, query }) => {
    const [allData, { rows, total }] = await together([
      () => employeePage(actor, {}, 100, 0),
      () => listPage(actor, query),
    ])
    return { allData, invoices: rows, total }
  })

  serve(app, c.listEmployeePage, ({ actor, query }) => listPage(actor, query))

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

async function listPage(actor: Actor, { page, perPage, ...filter }: Asked) {
  const [rows, total] = await together([
    () => employeePage(actor, filter, perPage, (page - 1) * perPage),
    () => employeeRecords.total(actor, employeeCondition(actor, filter)),
  ])
  return { rows, total }
}
