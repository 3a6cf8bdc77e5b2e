import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { countries } from '../../../../db/tables/countries.ts'
import { organizations } from '../../../../db/tables/organizations.ts'
import { schools } from '../../../../db/tables/schools.ts'
import { insertSchools } from '../../schools/schools.created.ts'
import { rolesOfNewSchool } from '../../schools/schools.open.ts'
import { settingValues } from '../../settings/settingValues.table.ts'

/** Days from today, so that the demonstration always has a licence that is about to end. */
const inDays = (days: number): SQL => sql`current_date + ${days}::integer`

const groups = [
  {
    key: 'road',
    name: { ar: 'مجموعة الطريق الآمن للتدريب', en: 'Safe Road Training Group' },
    legalName: 'شركة الطريق الآمن القابضة',
    registrationNo: '1010-448120',
    taxNo: '300448120100003',
    country: 'SA',
    type: 'group',
    groupUrl: 'https://saferoad.example',
    contactName: 'هند الراشد',
    contactEmail: 'hind@saferoad.example',
    contactPhone: '+966501110001',
    policyLocks: ['packages'],
    status: 'active',
  },
  {
    key: 'gulf',
    parent: 'road',
    name: { ar: 'الطريق الآمن – الخليج', en: 'Safe Road Gulf' },
    legalName: 'Safe Road Gulf LLC',
    country: 'AE',
    type: 'franchise',
    contactName: 'Yousef Alnajjar',
    contactEmail: 'yousef@saferoad.example',
    contactPhone: '+971501110002',
    policyLocks: ['prices'],
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    status: 'active',
  },
  {
    key: 'university',
    name: { ar: 'مركز القيادة بجامعة النهر', en: 'River University Driving Centre' },
    legalName: 'جامعة النهر',
    country: 'EG',
    type: 'university',
    contactName: 'سامي فؤاد',
    contactEmail: 'driving@river.example',
    currency: 'EGP',
    timeZone: 'Africa/Cairo',
    status: 'draft',
  },
  {
    key: 'europe',
    name: { ar: 'اتحاد مدارس القيادة الأوروبية', en: 'European Driving Schools', de: 'Europäische Fahrschulen' },
    legalName: 'Europäische Fahrschulen GmbH',
    country: 'DE',
    type: 'group',
    groupUrl: 'https://fahrschulen.example',
    contactName: 'Jana Lindner',
    contactEmail: 'jana@fahrschulen.example',
    defaultLocale: 'de',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    status: 'active',
  },
] as const

/** What the organizations say of settings. */
const words = [
  { of: 'road', key: 'booking.notice', value: 48, locked: true },
  { of: 'road', key: 'booking.late_fee', locked: true },
  { of: 'road', key: 'exams.readiness', value: 85 },
  { of: 'road', key: 'calendar.break_minutes', value: 10 },
  { of: 'gulf', key: 'calendar.break_minutes', value: 15 },
] as const

/** What each demo school is known by, under its slug; `of` names its organization. */
const facts = [
  {
    slug: 'safe-road',
    of: 'road',
    country: 'SA',
    city: 'الرياض',
    at: [24.7136, 46.6753],
    licence: 'RUH-2041',
    days: 58,
    gender: 'mixed',
    categories: ['A', 'B', 'C'],
    phone: '+966112000101',
    isGroup: true,
    year: 2009,
  },
  {
    slug: 'track-academy',
    of: 'gulf',
    country: 'AE',
    city: 'دبي',
    at: [25.2048, 55.2708],
    licence: 'DXB-778',
    days: 240,
    gender: 'mixed',
    categories: ['B'],
    phone: '+97142000102',
    isGroup: false,
    year: 2014,
  },
  {
    slug: 'harbour',
    of: 'gulf',
    country: 'KW',
    city: 'مدينة الكويت',
    at: [29.3759, 47.9774],
    licence: 'KWT-119',
    days: 12,
    gender: 'men',
    categories: ['B', 'D'],
    phone: '+96522000103',
    isGroup: false,
    year: 2011,
  },
  {
    slug: 'annour',
    of: undefined,
    country: 'EG',
    city: 'القاهرة',
    at: [30.0444, 31.2357],
    licence: 'CAI-5512',
    days: -6,
    gender: 'women',
    categories: ['B'],
    phone: '+20220000104',
    isGroup: false,
    year: 2018,
  },
  {
    slug: 'lindenhof',
    of: 'europe',
    country: 'DE',
    city: 'Berlin',
    at: [52.52, 13.405],
    licence: 'B-2231',
    days: 610,
    gender: 'mixed',
    categories: ['B', 'BE', 'A2'],
    phone: '+49302000105',
    isGroup: true,
    year: 1998,
  },
  {
    slug: 'atlantico',
    of: 'europe',
    country: 'PT',
    city: 'Lisboa',
    at: [38.7223, -9.1393],
    licence: 'LIS-87',
    days: 86,
    gender: 'mixed',
    categories: ['B'],
    phone: '+351210000106',
    isGroup: false,
    year: 2020,
  },
  {
    slug: 'du-parc',
    of: undefined,
    country: 'FR',
    city: 'Lyon',
    at: [45.764, 4.8357],
    licence: 'LYO-410',
    days: 320,
    gender: 'mixed',
    categories: ['B', 'A1'],
    phone: '+33420000107',
    isGroup: false,
    year: 2016,
  },
  {
    slug: 'summit',
    of: undefined,
    country: 'JO',
    city: 'عمّان',
    at: [31.9454, 35.9284],
    licence: 'AMM-63',
    days: 150,
    gender: 'mixed',
    categories: ['B'],
    phone: '+96260000108',
    isGroup: false,
    year: 2013,
  },
] as const

/** Owners of schools, what the schools are known by, and a school that waits for approval. */
export async function seedOrganizations(db: Db): Promise<void> {
  const rows = await db.select({ id: countries.id, code: countries.code }).from(countries)
  const countryOf = (code: string) => rows.find((row) => row.code === code)?.id as number
  const ids = new Map<string, number>()
  for (const { key, country, ...group } of groups) {
    const { parent, policyLocks, ...values } = { parent: undefined, policyLocks: [], ...group }
    const [made] = await db
      .insert(organizations)
      .values({
        ...values,
        policyLocks: [...policyLocks],
        countryId: countryOf(country),
        parentId: parent === undefined ? null : (ids.get(parent) ?? null),
      })
      .returning({ id: organizations.id })
    ids.set(key, made?.id as number)
  }
  await db.insert(settingValues).values(
    words.map(({ of, ...word }) => ({
      tenant: 0,
      value: null,
      locked: false,
      ...word,
      organizationId: ids.get(of) as number,
    })),
  )
  for (const { slug, of, country, city, at, licence, days, gender, categories, phone, isGroup, year } of facts) {
    await db
      .update(schools)
      .set({
        organizationId: of === undefined ? null : (ids.get(of) ?? null),
        countryId: countryOf(country),
        city,
        latitude: at[0],
        longitude: at[1],
        licenceNo: licence,
        licenceExpiresOn: inDays(days),
        genderScope: gender,
        categories: [...categories],
        phone,
        email: `office@${slug}.example`,
        isGroup,
        establishedYear: year,
        ...(slug === 'summit' ? { statusReason: 'لم يُجدَّد عقد الاشتراك' } : {}),
      })
      .where(eq(schools.slug, slug))
  }
  const [waiting] = await insertSchools(db, [
    {
      name: { ar: 'مدرسة الواحة لتعليم القيادة', en: 'Oasis Driving School' },
      slug: 'oasis',
      status: 'pending',
      countryId: countryOf('OM'),
      city: 'مسقط',
      latitude: 23.588,
      longitude: 58.3829,
      timeZone: 'Asia/Muscat',
      currency: 'OMR',
      licenceNo: 'MCT-902',
      licenceAuthority: 'شرطة المرور',
      licenceExpiresOn: inDays(700),
      phone: '+96824000109',
      email: 'office@oasis.example',
      categories: ['B'],
    },
  ])
  await rolesOfNewSchool(db, waiting as number, 'ar')
}
