import { randomUUID } from 'node:crypto'
import type { Calls } from '../calls.ts'

export const idOf = async (person: Calls): Promise<{ id: number }> => person.get('/api/me')

export const linkTo = (school: Calls, student_id: number, guardian_id: number, rights: string[]) =>
  school.post(`/api/school/students/${student_id}/guardians`, { guardian_id, relation: 'father', rights })

/** A lesson of the trainer with a minor that is finished, and that nobody has signed. */
export async function taughtMinor(school: Calls, trainer: Calls): Promise<{ id: number; student_id: number }> {
  const { rows } = await school.get('/api/school/students?status=active&perPage=100')
  const grown = new Date(Date.now() - 18 * 365.25 * 86_400_000).toISOString()
  const minors = (rows as { id: number; birth_date: string }[]).filter(({ birth_date }) => birth_date > grown)
  const { rows: enrolments } = await school.get('/api/school/enrolments?status=active&perPage=100')
  const { id: teacher } = await idOf(trainer)
  const { types, lanes } = await school.get(`/api/school/board?from=${today()}&to=${today()}&by=vehicle`)
  const road = types.find(({ code }: { code: string }) => code === 'ROAD').id
  for (const { id, student_id } of enrolments as { id: number; student_id: number }[]) {
    if (!minors.some((one) => one.id === student_id)) continue
    for (const vehicle of lanes as { id: number; branch_ids: number[] }[])
      for (let ago = 65; ago < 600; ago += 75) {
        const start = new Date(Date.now() - ago * 60_000).toISOString()
        const wish = {
          type_id: road,
          branch_id: vehicle.branch_ids[0],
          trainer_id: teacher,
          vehicle_id: vehicle.id,
          enrolment_ids: [id],
          start,
          end: new Date(Date.parse(start) + 3_600_000).toISOString(),
          override_reason: 'كُتب بعد الموعد',
        }
        const { violations } = await school.post('/api/school/lessons/check', wish)
        const hard = (violations as { code: string; severity: string }[]).filter(({ severity }) => severity === 'hard')
        // not a vehicle for this student, at whatever time
        if (hard.some(({ code }) => unsuitable.includes(code))) break
        if (hard.length > 0) continue
        const { lesson } = await school.post('/api/school/lessons', wish)
        const said = { at: new Date().toISOString(), over: null }
        const acts = ['start', 'finish'].map((kind) => ({ ...said, kind, key: randomUUID() }))
        await trainer.post(`/api/my/teaching/lessons/${lesson.id}/acts`, { acts })
        return { id: lesson.id, student_id }
      }
  }
  throw new Error('no minor can be taught')
}

const unsuitable = ['vehicle_category', 'vehicle_gearbox', 'vehicle_status', 'vehicle_equipment', 'vehicle_seats']

const today = () => new Date().toISOString().slice(0, 10)
