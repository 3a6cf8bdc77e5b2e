import { errorTypes } from '@dsms/contract/curriculum/drivingErrors/calls'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering } from '../../../../testing/answers.ts'
import { show, somebody } from '../../../../testing/show.tsx'
import { TryIt } from './TryIt.tsx'
import type { ErrorRow } from './VerdictBox.tsx'

const recorded = {
  version: 1,
  created_at: '2026-01-01T08:00:00Z',
  updated_at: '2026-01-01T08:00:00Z',
  archived_at: null,
}
const names = { ar: '', en: '', de: '', fr: '', pt: '' }
const type = (id: number, code: string, name: string, repeat: number | null): ErrorRow => ({
  ...recorded,
  id,
  code,
  name,
  status: 'active',
  group: 'control',
  skill_id: null,
  skill: null,
  default_severity: 'minor',
  allowed_severities: ['minor', 'serious'],
  points: 1,
  repeat_escalates_after: repeat,
  immediate_fail: false,
  place: id,
  licence_type: [],
  used: 0,
})
const catalogue = [type(1, '12.6', 'التحكم: المقود', null), type(2, 'JCT.2', 'التقاطع: الملاحظة', 3)]

const scheme: ComponentProps<typeof TryIt>['scheme'] = {
  ...recorded,
  id: 1,
  name: 'اختبار نهاية التدريب',
  names,
  status: 'draft',
  status_reason: null,
  exam_kind: 'practical',
  max_minor: 15,
  max_serious: 0,
  max_dangerous: 0,
  max_points: null,
  effective_from: '2027-01-01',
  edition: 1,
  series_id: 1,
  licence_type: [],
  licence_type_ids: [],
  per_group_max: {},
  eliminatory: [],
  eliminatory_ids: [],
  min_score: null,
  min_minutes: null,
  manoeuvres: [],
  manoeuvres_required: 0,
  editions: [],
  history: [],
}

it('passes with 15 minors, fails with 16, and says why; the address keeps what was tried', async () => {
  answering(errorTypes.calls.list, () => ({ rows: catalogue, total: catalogue.length }))
  const Screen = () => <TryIt scheme={scheme} school={{ school_id: undefined, search: {}, isVisited: false }} />
  const words = ['markingSchemes', 'drivingErrors'] as const
  const { screen, address } = await show(Screen, { user: somebody(), words })
  const add = screen.getByRole('combobox', { name: 'إضافة خطأ' })
  await expect.element(screen.getByText('ناجح')).toBeVisible()

  // found by its code
  await add.fill('12.6')
  await screen.getByRole('option', { name: /المقود/ }).click()
  const count = screen.getByRole('status', { name: 'عدد: التحكم: المقود' })
  await expect.element(count).toHaveTextContent('1')
  screen.getByRole('button', { name: 'زيادة: التحكم: المقود' }).element().focus()
  await userEvent.keyboard('+'.repeat(14))
  await expect.element(count).toHaveTextContent('15')
  await expect.element(screen.getByText('ناجح')).toBeVisible()
  await userEvent.keyboard('+')
  await expect.element(screen.getByText('راسب')).toBeVisible()
  await expect.element(screen.getByText('أخطاء بسيطة: 16، والأقصى 15.')).toBeVisible()
  await userEvent.keyboard('-')
  await expect.element(screen.getByText('ناجح')).toBeVisible()

  // three of a kind that escalates at the third
  await add.fill('JCT.2')
  await screen.getByRole('option', { name: /الملاحظة/ }).click()
  screen.getByRole('button', { name: 'زيادة: التقاطع: الملاحظة' }).element().focus()
  await userEvent.keyboard('++')
  await expect.element(screen.getByText('التقاطع: الملاحظة: حُسب 1 جسيمًا بسبب التكرار.')).toBeVisible()
  await expect.element(screen.getByText('أخطاء جسيمة: 1، والأقصى 0.')).toBeVisible()

  // somebody else opens the same address
  const { screen: other } = await show(Screen, { user: somebody(), words, path: address() })
  await expect.element(other.getByRole('status', { name: 'عدد: التحكم: المقود' }).last()).toHaveTextContent('15')
})
