/** Somebody whose name is looked for in every way that people write it. */
export const fatina = {
  first_name: { ar: 'فاتنة', en: 'Fatina' },
  second_name: { ar: 'عبد الإله', en: 'Abdulilah' },
  family_name: { ar: 'الخضيري', en: 'Alkhudairi' },
}

/** Her name in the Arabic script: in any order, without the father's, in the variants of its letters, with marks and without the article. */
export const arabicWishes = [
  ...['فاتنه', 'فاتنة الخضيري', 'فاتنة عبد الإله الخضيري', 'الخضيرى عبدالاله', 'عبد الأله فاتنة', 'فَاتِنة خضيري'],
  ...['فاتنة الخضیري', 'ٱلخضيرى فاتنه', 'فـاتـنة', 'الخضيري، فاتنة'],
]
export const latinWishes = ['alkhud fatina', 'FATINA', 'Fatina Alkhudairi', 'Alkhudairi, Fátina']

/** A number of the form `+966551042361` as people dial and write it. */
export function formsOf(phone: string): string[] {
  const national = phone.slice('+966'.length)
  const [area, middle, last] = [national.slice(0, 2), national.slice(2, 5), national.slice(5)]
  const arabic = [...`0${national}`].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
  return [
    ...[phone, phone.slice(1), `00${phone.slice(1)}`, `0${national}`, national, arabic],
    ...[`00966 ${area} ${middle} ${last}`, `+966 (0) ${area} ${middle} ${last}`, `+966-${area}-${middle}-${last}`],
    ...[
      `0${area} ${middle} ${last}`,
      `0${area}-${middle}-${last}`,
      `(0${area}) ${middle} ${last}`,
      `0${area} ${middle}`,
    ],
  ]
}

/** What finds her nowhere: another father or number, and signs that patterns know. */
export const misses = ['فاتنة خالد', '0551042362', '%', '__', '.*']
