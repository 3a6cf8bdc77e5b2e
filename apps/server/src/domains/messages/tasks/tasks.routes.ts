import * as c from '@dsms/contract/messages/tasks/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { countTasks, findTask, listTasks } from './tasks.data.ts'
import { findLinks } from './tasks.links.ts'
import { moveTask } from './tasks.order.ts'
import { addTask, purgeTask, setDeleted, updateTask } from './tasks.service.ts'

export function taskRoutes(app: App) {
  serve(app, c.listTasks, ({ actor, query }) => listTasks(actor, query))
  serve(app, c.getTask, async ({ actor, params }) => ({ task: await findTask(actor, params.id) }))
  serve(app, c.addTask, async ({ actor, body }) => ({ task: await addTask(app, actor, body.task) }))
  serve(app, c.updateTask, async ({ actor, body }) => ({ task: await updateTask(app, actor, body.task) }))

  serve(app, c.deleteTask, async ({ actor, query }) => {
    await setDeleted(app, actor, query.taskId, true)
    return {}
  })
  serve(app, c.restoreTask, async ({ actor, params }) => {
    await setDeleted(app, actor, params.id, false)
    return { task: await findTask(actor, params.id) }
  })
  serve(app, c.purgeTask, async ({ actor, params }) => {
    await purgeTask(app, actor, params.id)
    return {}
  })
  serve(app, c.moveTask, async ({ actor, params, body }) => {
    await moveTask(app, actor, params.id, body.after)
    return {}
  })

  serve(app, c.getTaskCounts, ({ actor }) => countTasks(actor))
  serve(app, c.searchLinks, async ({ actor, query }) => ({ rows: await findLinks(actor, query.q) }))
}
