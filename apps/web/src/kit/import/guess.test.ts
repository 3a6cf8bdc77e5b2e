import { partsOfName } from '@dsms/contract/kit/cleaning/wholeName'
import { describe, expect, it } from 'vitest'
import { guess, mappingOf } from './guess.ts'
import { missingIn, rowsOf } from './rowsOf.ts'

const column = (key: string, label: string, isRequired = false) => ({ key, label, isRequired, example: '' })
const columns = [
  column('first_name_ar', 'الاسم الأول (بالعربية)', true),
  column('second_name_ar', 'اسم الأب (بالعربية)'),
  column('family_name_ar', 'اسم العائلة (بالعربية)', true),
  column('first_name_en', 'الاسم الأول (بالإنجليزية)'),
  column('family_name_en', 'اسم العائلة (بالإنجليزية)'),
  column('phone', 'الهاتف'),
  column('birth_date', 'تاريخ الميلاد'),
  column('id_number', 'رقم الهوية'),
  column('country', 'الجنسية'),
]
const lines = (...rows: string[][]) => rows.map((cells, place) => ({ number: place + 1, cells }))

describe('headings', () => {
  it.each([
    [['اسم الطالب', 'رقم الجوال:', 'تاريخ الميلاد', 'رقم الهويه', 'الجنسية']],
    [['Full Name', 'Mobile No.', 'Date of Birth', 'National ID', 'Nationality']],
    [['Vollständiger Name', 'Handy', 'Geburtsdatum', 'Ausweisnummer', 'Staatsangehörigkeit']],
    [['Nom complet', 'Téléphone', 'Date de naissance', 'Pièce d’identité', 'Nationalité']],
    [['Nome completo', 'Telemóvel', 'Data de nascimento', 'Documento', 'Nacionalidade']],
  ])('%j mean what people mean by them', (headings) => {
    expect(mappingOf(headings, columns)).toEqual(['whole_name', 'phone', 'birth_date', 'id_number', 'country'])
  })

  it('do not take the day on which somebody was written down for the start of a training', () => {
    const said = [...columns, column('start_on', 'تاريخ البدء')]
    for (const heading of ['تاريخ التسجيل', 'Registration date', 'Anmeldedatum'])
      expect(mappingOf([heading], said), heading).toEqual([undefined])
  })

  it.each([
    [['ولي الأمر', 'جوال ولي الأمر', 'صلة القرابة', 'نوع الرخصة', 'دقائق الطريق']],
    [['Guardian', "Guardian's phone", 'Relationship', 'License class', 'Driving minutes']],
    [['Eltern', 'Telefon der Eltern', 'Verwandtschaft', 'Führerscheinklasse', 'Fahrminuten']],
    [['Tuteur', 'Téléphone du tuteur', 'Lien de parenté', 'Catégorie de permis', 'Minutes de conduite']],
    [['Encarregado', 'Telefone do encarregado', 'Parentesco', 'Tipo de carta', 'Minutos de condução']],
  ])('%j mean the guardian and the training', (headings) => {
    const wanted = ['guardian_name', 'guardian_phone', 'guardian_relation', 'licence_type', 'minutes_road']
    const said = wanted.map((key) => column(key, key))
    expect(mappingOf(headings, [...columns, ...said])).toEqual(wanted)
  })

  it('are looked for under titles, and fill a column once', () => {
    const found = guess(
      lines(['كشف المتدربين'], ['الفرع الرئيسي', ''], ['phone', 'الهاتف', 'first_name_ar', 'x'], ['1', '2', '3', '4']),
      columns,
    )
    expect(found).toEqual({ heading: 2, mapping: ['phone', undefined, 'first_name_ar', undefined] })
  })

  it('mean what somebody said before', () => {
    expect(mappingOf(['x', 'الهاتف'], columns, { x: 'phone' })).toEqual(['phone', undefined])
  })

  it('in one script are enough for a name', () => {
    const missing = (headings: string[]) => missingIn(mappingOf(headings, columns), columns).map(({ key }) => key)
    expect(missing(['First name', 'Last name'])).toEqual([])
    expect(missing(['الاسم الكامل'])).toEqual([])
    expect(missing(['الهاتف'])).toEqual(['first_name_ar', 'family_name_ar'])
  })
})

describe('a whole name', () => {
  it.each([
    ['سارة أحمد العلي', ['سارة', 'أحمد', 'العلي']],
    ['عبد الله بن سعد آل سعود', ['عبد الله', 'بن سعد', 'آل سعود']],
    ['محمد  أحمد علي القحطاني', ['محمد', 'أحمد علي', 'القحطاني']],
    ['منى العلي', ['منى', undefined, 'العلي']],
    ['سارة', ['سارة', undefined, undefined]],
  ])('%s is split', (name, [first, second, family]) => {
    expect(Object.fromEntries(partsOfName(name))).toEqual({
      first_name_ar: first,
      ...(second ? { second_name_ar: second } : {}),
      ...(family ? { family_name_ar: family } : {}),
    })
  })

  it('is split in the script that it is written in', () => {
    expect(Object.fromEntries(partsOfName('Maria da Silva'))).toEqual({
      first_name_en: 'Maria',
      family_name_en: 'da Silva',
    })
  })
})

it('rows keep the number of their line, and empty ones are none', () => {
  const rows = rowsOf(lines(['phone'], ['1'], [''], ['2']).slice(1), ['phone'], columns)
  expect(rows).toEqual([
    { number: 2, cells: { phone: '1' } },
    { number: 4, cells: { phone: '2' } },
  ])
})
