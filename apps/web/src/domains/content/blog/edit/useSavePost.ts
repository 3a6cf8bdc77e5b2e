import { changePostStatus, createPost, type EditablePost, updatePost } from '@dsms/contract/content/blog/editing'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { bodyOf, type PostValues } from './postValues.ts'

/** Keeps what was written, then sets the status. Where only the status is refused, the text is kept and that is said. */
export function useSavePost(post: EditablePost | undefined) {
  const errorText = useErrorText()
  const write = (values: PostValues, fields: (keyof PostValues)[], version: number): Promise<EditablePost> => {
    const body = createPost.body.parse(bodyOf(values))
    if (!post) return call(createPost, { body })
    const written = fields.filter((field) => field !== 'status')
    if (written.length === 0) return Promise.resolve(post)
    const change = Object.fromEntries(written.map((field) => [field, body[field]]))
    return call(updatePost, { params: { id: post.id }, body: { ...change, version } })
  }
  return async (values: PostValues, fields: (keyof PostValues)[], version: number): Promise<EditablePost> => {
    const saved = await write(values, fields, version)
    if (values.status === saved.status) return saved
    try {
      return await call(changePostStatus, { params: { id: saved.id }, body: { status: values.status } })
    } catch (failure) {
      showFailure(errorText(failure))
      return saved
    }
  }
}
