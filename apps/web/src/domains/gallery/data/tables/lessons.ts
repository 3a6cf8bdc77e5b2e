export interface Lesson {
  id: number
  title: string
  place: string
  plate: string
  at: string
}

/** As people wrote them: in either script, short and far too long. */
export const lessons: Lesson[] = [
  {
    id: 1,
    title: 'درس على الطريق السريع مع الدخول والخروج والتجاوز والتوقف الآمن على الكتف عند عطل في المركبة',
    place: 'Ring Road, Exit 9',
    plate: 'ABJ 1234',
    at: '10:00',
  },
  { id: 2, title: 'Parallel parking on a hill', place: 'حي النخيل، خلف المدرسة', plate: 'KSA 7710', at: '11:30' },
  { id: 3, title: 'ركن خلفي', place: 'الساحة 2', plate: 'DXN 905', at: '13:00' },
  {
    id: 4,
    title: 'Nachtfahrübungsstundenwiederholung',
    place: 'Praça do Comércio – مدخل الموقف الشرقي بجانب محطة الوقود القديمة',
    plate: 'RZA 4002',
    at: '20:15',
  },
]
