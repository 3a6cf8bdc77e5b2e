import { commentAsVisitor } from '@dsms/contract/content/blog/calls'
import { Alert, Button, Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { CommentFrame } from './CommentFrame.tsx'
import type { CommentFormProps } from './commentForm.ts'
import { keepVisitor, keptVisitor } from './visitor.ts'

type Values = { name: string; email: string; website: string; text: string }

/** A comment of somebody without an account: it waits until somebody read it. */
export function VisitorForm({ post, parentId, close }: CommentFormProps) {
  const t = useText('blog')
  const common = useText('common')
  const [kept] = useState(keptVisitor)
  const [isRemembered, remember] = useState(kept !== null)
  const [isSent, setSent] = useState(false)
  const bodyOf = (values: Values) => ({ ...values, website: withScheme(values.website), parentId })
  const state = useRecordForm<Values, unknown>({
    initial: { name: '', email: '', website: '', ...kept, text: '' },
    schema: commentAsVisitor.body,
    toBody: bodyOf,
    save: (values) => call(commentAsVisitor, { params: { post }, body: bodyOf(values) }),
    onSaved: () => {
      const { text, ...visitor } = form.values
      keepVisitor(isRemembered ? visitor : null)
      form.setInitialValues({ ...visitor, text: '' })
      form.setValues({ text: '' })
      setSent(true)
    },
  })
  const { form } = state
  if (isSent) {
    return (
      <Alert role="status" color="blue" icon={<IconClock size={20} stroke={1.5} />} title={t('comments.waiting.title')}>
        <Text size="sm" mb="sm">
          {t('comments.waiting')}
        </Text>
        <Button variant="default" size="sm" onClick={close ?? (() => setSent(false))}>
          {close ? common('close') : t('comments.another')}
        </Button>
      </Alert>
    )
  }
  return (
    <CommentFrame
      state={state}
      isUnsaved={() => form.values.text.trim() !== ''}
      parentId={parentId}
      close={close}
      text={{ minRows: 4, ...form.getInputProps('text') }}
      below={
        <Checkbox
          label={t('comments.remember')}
          checked={isRemembered}
          onChange={(event) => remember(event.currentTarget.checked)}
        />
      }
      note={t('comments.beforehand')}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput
          label={t('comments.name')}
          required
          autoComplete="name"
          maxLength={80}
          dir="auto"
          autoFocus={close !== undefined}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('comments.email')}
          description={t('comments.email.help')}
          required
          type="email"
          dir="ltr"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      </SimpleGrid>
      <TextInput
        label={t('comments.website')}
        type="url"
        dir="ltr"
        autoComplete="url"
        maxLength={200}
        {...form.getInputProps('website')}
      />
    </CommentFrame>
  )
}

/** People write their address without its beginning. */
const withScheme = (website: string): string => {
  const typed = website.trim()
  return typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
}
