import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { reviews } from '../reviews.table.ts'
import { testimonials } from '../testimonials.table.ts'

interface Said {
  name: Record<string, string>
  designation: Record<string, string>
  text: Record<string, string>
  featured: boolean
}

/** What learners say of the demo school, waiting and settled, and what schools say of the platform. */
export async function seedTestimonials(db: Db, schoolId: number): Promise<void> {
  const school = { tenant: schoolId, targetKind: 'school' as const, target: 'مدرسة الطريق الآمن' }
  const written = await db
    .insert(reviews)
    .values([
      {
        ...school,
        rating: 5,
        person: 'ريم العتيبي',
        text: 'بدأت خائفة من المقود، وبعد ثمانية دروس صرت أقود وحدي إلى عملي. شكرًا للصبر.',
        status: 'published',
        consentPublic: true,
        reply: 'سعداء بك يا ريم، ودربك آمن دائمًا.',
        repliedAt: sql`now() - interval '20 hours'`,
        createdAt: sql`now() - interval '30 hours'`,
      },
      {
        ...school,
        rating: 4,
        person: 'Daniel Weiss',
        language: 'de',
        text: 'Gute Erklärungen auf Englisch, nur die Wartezeit am Anfang war lang.',
        status: 'pending',
        consentPublic: true,
        createdAt: sql`now() - interval '9 hours'`,
      },
      {
        ...school,
        rating: 5,
        person: 'نورة الشهري',
        text: 'المدرّبات محترفات، والمركبات مجهزة ونظيفة. أنصح بها كل من تبدأ.',
        status: 'pending',
        consentPublic: true,
        createdAt: sql`now() - interval '5 hours'`,
      },
      {
        ...school,
        rating: 2,
        person: 'طالب',
        text: 'تأخر موعدي مرتين ولم يتصل بي أحد.',
        status: 'pending',
        consentPublic: false,
        createdAt: sql`now() - interval '3 hours'`,
      },
      {
        ...school,
        rating: 1,
        person: 'زائر',
        text: 'إعلان لموقع آخر.',
        status: 'rejected',
        statusReason: 'ليس تقييمًا بل إعلان',
        consentPublic: false,
        createdAt: sql`now() - interval '4 days'`,
      },
    ])
    .returning({ id: reviews.id })
  await db.insert(testimonials).values([
    {
      tenant: schoolId,
      name: { ar: 'ريم العتيبي', en: 'Reem Alotaibi' },
      designation: { ar: 'خريجة دورة السيارات', en: 'Graduate of the car course' },
      text: {
        ar: 'بدأت خائفة من المقود، وبعد ثمانية دروس صرت أقود وحدي إلى عملي. شكرًا للصبر.',
        en: 'I was afraid to drive. Eight lessons later I drove to work on my own. Thank you for your patience.',
      },
      licence: 'رخصة خاصة',
      sourceReviewId: written[0]?.id as number,
      featured: true,
      place: 10,
      status: 'published',
      publishedOn: sql`current_date - 1`,
    },
    {
      tenant: schoolId,
      name: { ar: 'سامي الحربي', en: 'Sami Alharbi' },
      designation: { ar: 'سائق شاحنة', en: 'Lorry driver' },
      text: {
        ar: 'تدريب المناورة بالشاحنة كان واقعيًا، ونجحت في الاختبار من المرة الأولى.',
        en: 'We practised manoeuvring the lorry for real, and I passed first time.',
      },
      licence: 'نقل ثقيل',
      place: 20,
      status: 'published',
      publishedOn: sql`current_date - 20`,
    },
    {
      tenant: schoolId,
      name: { ar: 'هند القحطاني', en: 'Hind Alqahtani' },
      designation: { ar: 'طالبة', en: 'Student' },
      text: { ar: 'أحب أن أرى تقدمي بعد كل درس.', en: 'I like seeing my progress after every lesson.' },
      place: 30,
      status: 'draft',
    },
  ])
  await db.insert(testimonials).values(
    ofPlatform.map((one, nth) => ({
      tenant: 0,
      ...one,
      place: (nth + 1) * 10,
      status: 'published',
      publishedOn: sql`current_date - ${(nth + 1) * 12}::integer`,
    })),
  )
}

const ofPlatform: Said[] = [
  {
    name: { ar: 'ماجد الزهراني', en: 'Majed Alzahrani', de: 'Majed Alzahrani' },
    designation: {
      ar: 'مدير مدرسة لها ثلاثة فروع',
      en: 'Director of a school with three branches',
      de: 'Leiter einer Fahrschule mit drei Filialen',
    },
    text: {
      ar: 'كنا ننسق المواعيد على الورق. اليوم يرى كل مدرّب يومه على هاتفه، ولا نحجز مركبة مرتين.',
      en: 'We used to plan on paper. Now every trainer sees the day on their phone, and no vehicle is booked twice.',
      de: 'Früher planten wir auf Papier. Heute sieht jeder Fahrlehrer seinen Tag auf dem Telefon, und kein Fahrzeug ist doppelt verplant.',
    },
    featured: true,
  },
  {
    name: { ar: 'Sofia Almeida', en: 'Sofia Almeida' },
    designation: { ar: 'مسؤولة الحسابات', en: 'Accountant', pt: 'Contabilista' },
    text: {
      ar: 'الفواتير تخرج بالعربية والإنجليزية في ثوانٍ، والأرصدة واضحة.',
      en: 'Invoices go out in Arabic and English within seconds, and balances are clear at a glance.',
      pt: 'As faturas saem em segundos e os saldos são claros.',
    },
    featured: false,
  },
  {
    name: { ar: 'عبير المطيري', en: 'Abeer Almutairi' },
    designation: { ar: 'مديرة فرع السيدات', en: 'Manager of a women’s branch' },
    text: {
      ar: 'واجهة عربية حقيقية من اليمين إلى اليسار، وهذا ما لم نجده من قبل.',
      en: 'A truly Arabic interface, from right to left. We had not found that anywhere else.',
    },
    featured: false,
  },
]
