import { listChatFiles } from '@dsms/contract/messages/chat/calls'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FileChip } from '../../../../ui/apps/FileChip.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Picture } from '../message/Picture.tsx'
import { chatKeys } from '../state/keys.ts'
import { isPicture } from '../state/kinds.ts'
import classes from './Panels.module.css'

/** Pictures and files of a conversation, newest first. */
export function SharedFiles({ contactId }: { contactId: number }) {
  const t = useText('chat')
  const { data, error, refetch } = useQuery({
    queryKey: chatKeys.files(contactId),
    queryFn: async ({ signal }) => (await call(listChatFiles, { params: { id: contactId } }, signal)).rows,
  })
  const files = data?.flatMap(({ file }) => file ?? []) ?? []
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file))
  return (
    <section>
      <h3 className={classes.heading}>{t('contact.files')}</h3>
      {error && !data && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={72} className={classes.late} />}
      {data && files.length === 0 && <p className={classes.text}>{t('contact.noFiles')}</p>}
      {pictures.length > 0 && (
        <ul className={classes.pictures} aria-label={t('contact.pictures')}>
          {pictures.map((file) => (
            <li key={file.id}>
              <Picture file={file} isSmall />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={classes.files}>
          {others.map((file) => (
            <li key={file.id}>
              <FileChip file={file} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
