import { archivePost, changePostStatus, type ManagedPost, type PostStatus } from '@dsms/contract/content/blog/editing'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { useBlogChanged } from '../useBlog.ts'

/** Acts on an article from the list; all can be undone. */
export function usePostActions() {
  const t = useText('blog')
  const common = useText('common')
  const errorText = useErrorText()
  const changed = useBlogChanged()
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      await changed()
      return true
    } catch (failure) {
      showFailure(errorText(failure))
      return false
    }
  }
  const set = async ({ id, title, status: before }: ManagedPost, status: PostStatus) => {
    const to = (wanted: PostStatus) =>
      attempt(() => call(changePostStatus, { params: { id }, body: { status: wanted } }))
    if (await to(status)) showUndo(t(`done.${status}`, { name: title }), common('undo'), () => void to(before))
  }
  const archive = async ({ id, title }: ManagedPost) => {
    const put = (undo: boolean) => attempt(() => call(archivePost, { params: { id }, query: { undo: String(undo) } }))
    if (await put(false)) showUndo(t('done.archived', { name: title }), common('undo'), () => void put(true))
  }
  return { set, archive }
}
