import type { Db } from '../../../../db/client.ts'
import { componentConfigurations, componentModes, componentSessions, trainingComponents } from '../components.table.ts'

type Named = readonly [ar: string, en: string]
interface Mode {
  name: Named
  sessions: Named[]
  /** In halalas and minutes. */
  configuration?: Partial<typeof componentConfigurations.$inferInsert>
}

const room: Mode = {
  name: ['في القاعة', 'In the classroom'],
  sessions: [
    ['إشارات المرور وعلاماته', 'Signs and markings'],
    ['الأولوية والتقاطعات', 'Right of way and crossings'],
    ['السرعة ومسافة الأمان', 'Speed and safe distance'],
    ['الحوادث والإسعافات الأولية', 'Accidents and first aid'],
  ],
  configuration: {
    price: 60_000,
    minutesPerSession: 120,
    totalMinutes: 480,
    missedSessionsAllowed: 1,
    days: 4,
    sessionPrice: 15_000,
    missedSessionCharge: 5_000,
    endsWithExam: true,
    passMarkPercent: 80,
    examPrice: 10_000,
    missedExamCharge: 5_000,
    freeExamAttempts: 1,
    needsAllSessionsAttended: true,
    mayStartWithUnpaidInvoices: true,
  },
}

const components: { name: Named; type: string; mode: string; resources: string[]; modes: Mode[]; status?: string }[] = [
  {
    name: ['الجزء النظري', 'Theory'],
    type: 'theory',
    mode: 'blended',
    resources: ['trainer', 'room'],
    modes: [
      room,
      {
        name: ['عن بُعد مع مدرّب', 'Online with a trainer'],
        sessions: room.sessions.slice(0, 3),
        configuration: { price: 45_000, minutesPerSession: 90, totalMinutes: 270, days: 3, sessionPrice: 15_000 },
      },
      { name: ['تعلّم ذاتي', 'Self-study'], sessions: [] },
    ],
  },
  {
    name: ['المحاكاة', 'Simulator'],
    type: 'simulator',
    mode: 'in_person',
    resources: ['trainer', 'simulator'],
    modes: [
      {
        name: ['جلسة فردية', 'Single session'],
        sessions: [
          ['القيادة داخل المدينة', 'Driving in town'],
          ['الطريق السريع والليل', 'Motorway and night'],
        ],
        configuration: { price: 20_000, minutesPerSession: 60, totalMinutes: 120, days: 2, sessionPrice: 10_000 },
      },
    ],
  },
  {
    name: ['الجزء العملي', 'Practice'],
    type: 'practical',
    mode: 'in_person',
    resources: ['vehicle', 'trainer', 'circuit'],
    modes: [
      {
        name: ['في الميدان', 'On the circuit'],
        sessions: [
          ['التشغيل والتوقف', 'Starting and stopping'],
          ['الرجوع والاصطفاف', 'Reversing and parking'],
          ['المنعطفات الضيقة', 'Tight turns'],
        ],
        configuration: {
          price: 90_000,
          minutesPerSession: 60,
          totalMinutes: 180,
          days: 3,
          sessionPrice: 30_000,
          missedSessionCharge: 15_000,
          needsBalanceToStart: true,
        },
      },
      {
        name: ['في الشارع', 'On the road'],
        sessions: [
          ['شوارع الحي', 'Quiet streets'],
          ['الطرق الرئيسة', 'Main roads'],
          ['الطريق السريع', 'Motorway'],
          ['قيادة ليلية', 'Night drive'],
          ['تجربة الاختبار', 'Mock test'],
        ],
        configuration: {
          price: 150_000,
          minutesPerSession: 60,
          totalMinutes: 300,
          days: 5,
          sessionPrice: 30_000,
          missedSessionCharge: 15_000,
          endsWithExam: true,
          passMarkPercent: 75,
          examPrice: 25_000,
          missedExamCharge: 12_500,
          freeExamAttempts: 0,
          needsAllSessionsAttended: true,
        },
      },
    ],
  },
  {
    name: ['دورة القيادة الوقائية', 'Defensive driving course'],
    type: 'other',
    mode: 'self_study',
    resources: [],
    modes: [],
    status: 'inactive',
  },
]

const names = ([ar, en]: Named) => ({ ar, en })

/** What training is made of in the demo school. */
export async function seedComponents(db: Db, schoolId: number): Promise<void> {
  for (const { name, type, mode, resources, modes, status = 'active' } of components) {
    const [component] = await db
      .insert(trainingComponents)
      .values({ tenant: schoolId, name: names(name), componentType: type, trainingMode: mode, resources, status })
      .returning({ id: trainingComponents.id })
    const componentId = component?.id as number
    for (const [place, { name, sessions, configuration }] of modes.entries()) {
      const [kept] = await db
        .insert(componentModes)
        .values({ tenant: schoolId, componentId, name: names(name), place })
        .returning({ id: componentModes.id })
      const modeId = kept?.id as number
      if (sessions.length)
        await db
          .insert(componentSessions)
          .values(sessions.map((session, nth) => ({ tenant: schoolId, modeId, name: names(session), place: nth })))
      if (configuration)
        await db
          .insert(componentConfigurations)
          .values({ tenant: schoolId, componentId, modeId, currency: 'SAR', ...configuration })
    }
  }
}
