import * as blogEditing from '@dsms/contract/content/blog/editing'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../../kernel/i18n/useWordsOf.ts'
import { fieldText } from '../../../../kit/form/fieldText.ts'
import { FormGroup, fullRow, RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { PictureInput } from '../../../../kit/inputs/picture/PictureInput.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useBlogChanged } from '../useBlog.ts'
import { useCategories } from '../useCategories.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { Preview } from './Preview.tsx'
import { bodyOf, noPost, type PostValues, valuesOf } from './postValues.ts'
import { TextFields } from './TextFields.tsx'
import { useDrawnPictures } from './useDrawnPictures.ts'
import { useSavePost } from './useSavePost.ts'

/** An article in five languages: its texts, where it stands, and its picture. */
export function PostForm({ post }: { post: blogEditing.EditablePost | undefined }) {
  const t = useText('blog')
  const common = useText('common')
  const navigate = useNavigate()
  const changed = useBlogChanged()
  const drawn = useDrawnPictures()
  const words = useWordsOf()
  const { joined } = useFormat()
  const names = useCategories()
  const [isPreviewed, preview] = useState(false)
  const state = useRecordForm<PostValues, blogEditing.EditablePost>({
    initial: post ? valuesOf(post) : noPost,
    version: post?.version,
    schema: blogEditing.createPost.body,
    toBody: bodyOf,
    save: useSavePost(post),
    reload: async () => {
      const now = await call(blogEditing.getBlogEdit, { query: { id: post?.id } })
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      showDone(t(`done.${saved.status}`, { name: saved.blogTitle }))
      void changed()
      if (saved.status === 'Published') {
        await navigate({ to: '/pages/blog/detail/$id', params: { id: String(saved.id) } })
      } else await navigate({ to: '/pages/blog/manage' })
    },
  })
  const { form } = state
  return (
    <RecordForm
      state={state}
      saveLabel={common('save')}
      cancel={() => void navigate({ to: '/pages/blog/manage' })}
      fieldLabel={(field) => t(`field.${field}`)}
      fieldValue={fieldText<PostValues>({
        title: words,
        content: (texts) => plain(words(texts)),
        excerpts: (texts) => plain(words(texts)),
        categories: (keys) => joined(keys.map((key) => names[key])),
        status: (status) => t(`status.${status}`),
      })}
      actions={
        <Button variant="light" leftSection={<IconEye size={18} stroke={1.5} />} onClick={() => preview(true)}>
          {t('preview')}
        </Button>
      }
    >
      <FormGroup title={t('group.text')}>
        <div className={fullRow}>
          <TextFields form={form} />
        </div>
      </FormGroup>
      <FormGroup title={t('group.place')}>
        <PlaceFields form={form} post={post} />
      </FormGroup>
      <FormGroup title={t('field.featuredImage')}>
        <div className={fullRow}>
          <PictureInput
            {...form.getInputProps('featuredImage')}
            value={form.values.featuredImage}
            drawn={drawn}
            keep={keep}
          />
        </div>
      </FormGroup>
      <Preview opened={isPreviewed} close={() => preview(false)} values={form.values} />
    </RecordForm>
  )
}

const keep = async (content: string) => (await call(blogEditing.uploadBlogPicture, { body: { content } })).address

/** The beginning of a text without its formatting, to tell two versions apart. */
const plain = (html: string): string => {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
