import { type UserOverview, updateUser } from '@dsms/contract/staff/users/account'
import { Button, Tabs } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { useTab } from '../../../../kernel/address/useTab.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { TabRow } from '../../../../ui/page/TabRow.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import classes from '../Users.module.css'
import { usersKey, useUserCalls, useUsersChanged } from '../useUsers.ts'
import { AccountFields } from './AccountFields.tsx'
import type { FieldsProps } from './fields.ts'
import { InformationFields } from './InformationFields.tsx'
import { SocialFields } from './SocialFields.tsx'
import { bodyOf, tabNames, tabOf, type UserValues, valuesOf } from './userForm.ts'

const fields = { account: AccountFields, information: InformationFields, social: SocialFields }

/** One form on three tabs: what was typed stays while one looks at another, and is saved together. */
export function UserForm({ overview, whose }: Omit<FieldsProps, 'form'>) {
  const t = useText('users')
  const common = useText('common')
  const client = useQueryClient()
  const navigate = useNavigate()
  const calls = useUserCalls(whose.school_id)
  const changed = useUsersChanged(whose.school_id)
  const { id } = overview.user
  const [tab, showTab] = useTab(tabNames, tabNames[0])
  const show = () => navigate({ to: '/apps/user/view/$id', params: { id: String(id) }, search: whose.search })

  const state = useRecordForm<UserValues, UserOverview>({
    initial: valuesOf(overview),
    version: overview.version,
    schema: updateUser.body,
    toBody: (values) => ({ ...bodyOf(values), version: overview.version }),
    save: (values, touched, version) =>
      calls.change(id, updateUser.body.parse({ ...bodyOf(values, touched), version })),
    reload: async () => {
      const now = await calls.overview(id)
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      client.setQueryData([...usersKey(whose.school_id), 'one', id], saved)
      showDone(t('saved', { name: saved.user.fullName }))
      await show()
      await changed()
    },
  })
  const { form } = state
  useOpenWrongTab(form, tab, showTab)

  return (
    <RecordForm
      state={state}
      saveLabel={common('save')}
      cancel={show}
      fieldLabel={(field) => t(field === 'country_id' ? 'field.country' : `field.${field}`)}
      actions={
        form.isDirty() && (
          <Button variant="subtle" color="gray" onClick={() => form.reset()}>
            {t('reset')}
          </Button>
        )
      }
    >
      <Tabs value={tab} onChange={showTab} keepMounted>
        <TabRow open={tab}>
          {tabNames.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
        {tabNames.map((name) => {
          const Fields = fields[name]
          return (
            <Tabs.Panel key={name} value={name} className={classes.groups}>
              <Fields form={form} overview={overview} whose={whose} />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </RecordForm>
  )
}

/** A field that is wrong on another tab would be wrong in silence: its tab opens, and the field gets the focus. */
function useOpenWrongTab(form: FieldsProps['form'], tab: string, showTab: (name: string) => void) {
  const isSending = useRef(false)
  const wrong = Object.keys(form.errors)
  const isHere = wrong.some((field) => tabOf(field) === tab)
  const first = wrong[0]
  useEffect(() => {
    if (first === undefined || isHere || isSending.current) return
    isSending.current = true
    showTab(tabOf(first))
    setTimeout(() => {
      isSending.current = false
      const input: HTMLElement | null = form.getInputNode(first)
      input?.focus()
    }, 50)
  }, [first, isHere, form, showTab])
}
