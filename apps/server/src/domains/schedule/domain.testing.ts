import { sql } from 'drizzle-orm'
import { mainBranch, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const schedule: DomainSamples = {
  walks: {
    'school-start': {
      values: () => ({
        country: 'SA',
        chassis_no: 'WVWZZZ1JZXW000001',
        phone: '+966501234567',
        birth_date: '2000-01-01',
      }),
    },
    lessons: {
      record: async (owner) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          with type as (
            insert into lesson_types (tenant, name, code, kind, stage, default_minutes, min_minutes, max_minutes, step_minutes, colour, status)
            values (${owner.schoolId}, '{"en": "Walked"}', 'WALK', 'road', 'road', 60, 30, 120, 15, '#0b6b83', 'active')
            returning id)
          insert into lessons (tenant, type_id, branch_id, starts_at, ends_at, capacity, status)
          select ${owner.schoolId}, type.id, ${await mainBranch(owner)}, '2099-03-02T09:00Z', '2099-03-02T10:00Z', 1, 'scheduled' from type
          returning id`)
        return Number(made?.id)
      },
      values: () => ({ from: '2099-03-02T00:00:00Z', to: '2099-03-03T00:00:00Z' }),
    },
    'lesson-series': {
      record: async (owner) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          insert into lesson_series (tenant, type_id, branch_id, weekdays, every_weeks, first_day, time, minutes, count, skip_holidays, capacity)
          select tenant, id, ${await mainBranch(owner)}, '{1}', 1, '2099-03-02', '09:00', 60, 2, true, 1
            from lesson_types where tenant = ${owner.schoolId} order by id limit 1 returning id`)
        return Number(made?.id)
      },
      values: () => ({
        rule: { weekdays: [1], first_day: '2099-03-02', time: '09:00', minutes: 60, count: 2 },
      }),
    },
    'lesson-copies': {
      values: () => ({ from: '2099-03-02', to: '2099-03-02', target: '2099-03-09' }),
    },
    'waiting-list': {
      record: async (owner) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          insert into freed_slots (tenant, lesson_id, starts_at, ends_at, type_id)
          select tenant, id, starts_at, ends_at, type_id from lessons where tenant = ${owner.schoolId} order by id limit 1 returning id`)
        return Number(made?.id)
      },
      values: () => ({ mode: 'one_by_one' }),
    },
    classes: { values: () => ({ from: '2099-03-02', to: '2099-03-03' }) },
    'my-lesson-changes': { isNowhere: true, values: () => ({ start: '2099-03-03T09:00:00Z' }) },
    'move-requests': { isNowhere: true },
    board: { values: () => ({ from: '2099-03-02', to: '2099-03-03' }) },
  },
  areas: {
    lessonTypes: {
      owner: 'school',
      input: async (_, nth) => ({
        name: { ar: `درس على الطريق ${nth}`, en: `Road lesson ${nth}` },
        code: `R${nth}`,
        kind: 'road',
        stage: 'road',
        needs_vehicle: 'required',
      }),
      change: { default_minutes: 90 },
    },
  },
}
