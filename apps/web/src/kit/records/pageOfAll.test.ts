import { expect, test } from 'vitest'
import { pageOfAll } from './pageOfAll.ts'

const topics = ['إدارة الحصص', 'الدفع', 'Élèves', 'الحصة الأولى', 'Paiement']
const found = (q: string, page = 1, perPage = 10) =>
  pageOfAll(topics, { q, page, perPage }, (topic, says) => says(topic))

test('a row is found however its name is spelt', () => {
  expect(found('اداره').rows).toEqual(['إدارة الحصص'])
  expect(found('الاولي').rows).toEqual(['الحصة الأولى'])
  expect(found('eleves').rows).toEqual(['Élèves'])
  expect(found(' PAIE ').rows).toEqual(['Paiement'])
  expect(found('قطار')).toEqual({ rows: [], total: 0 })
})

test('rows keep their order, wherever in them the text stands', () => {
  expect(found('الحص').rows).toEqual(['إدارة الحصص', 'الحصة الأولى'])
})

test('nothing typed shows everything, page by page', () => {
  expect(found('', 1, 2)).toEqual({ rows: topics.slice(0, 2), total: 5 })
  expect(found('', 3, 2)).toEqual({ rows: topics.slice(4), total: 5 })
})

test('what else narrows the list counts too', () => {
  const page = pageOfAll(topics, { q: 'ال', page: 1, perPage: 10 }, (topic, says) => topic.length < 7 && says(topic))
  expect(page).toEqual({ rows: ['الدفع'], total: 1 })
})
