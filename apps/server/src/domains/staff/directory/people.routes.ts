import * as c from '@dsms/contract/staff/directory/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { findContacts } from './people.data.ts'

export function peopleRoutes(app: App) {
  serve(app, c.searchPeople, async ({ actor, query: { ids = [], ...wish } }) => ({
    rows: await findContacts(actor, { ...wish, ...(ids.length ? { ids } : {}) }),
  }))
}
