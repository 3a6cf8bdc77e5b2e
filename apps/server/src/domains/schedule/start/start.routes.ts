import * as c from '@dsms/contract/schedule/start/calls'
import { getStartSteps } from '@dsms/contract/school/schoolProfile/steps'
import { takeTurn } from '../../../db/locks.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { addFirstCar } from '../../resources/public.ts'
import { addFirstStudent, keepSeenPapers } from '../../students/public.ts'
import { addFirstTrainer } from '../../trainers/public.ts'
import { readStart, readSteps, setCountry, takeAll } from './start.service.ts'

/** Steps of one school are taken one after another: a second press finds what the first one made. */
async function step(actor: Actor, deed: () => Promise<void>) {
  await takeTurn(actor.db, 'schoolStart', actor.tenant)
  await deed()
  return readStart(actor)
}

export function startRoutes(app: App) {
  serve(app, c.getSchoolStart, ({ actor }) => readStart(actor))
  serve(app, getStartSteps, ({ actor }) => readSteps(actor))
  serve(app, c.startCountry, ({ actor, body }) => setCountry(actor, body))
  serve(app, c.startPack, ({ actor, body }) => takeAll(actor, body))
  serve(app, c.startTrainer, ({ actor, body: { school_id: _, ...body } }) =>
    step(actor, () => addFirstTrainer(app, actor, body)),
  )
  serve(app, c.startVehicle, ({ actor, body: { school_id: _, ...body } }) =>
    step(actor, () => addFirstCar(actor, body)),
  )
  serve(app, c.startStudent, ({ actor, body: { school_id: _, ...body } }) =>
    step(actor, () => addFirstStudent(app, actor, body)),
  )
  serve(app, c.startPapers, ({ actor, body }) => step(actor, () => keepSeenPapers(actor, body.student_id, body.papers)))
}
