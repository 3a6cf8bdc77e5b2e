import { answerPlaceInvitation, getInvitation } from '@dsms/contract/identity/places/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { text, useSearchOf } from '../../../kernel/address/search.ts'
import { CallError, call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { signOut } from '../../../kernel/session/signIn.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { AuthFrame } from '../signIn/AuthFrame.tsx'
import { FormHead } from '../signIn/FormHead.tsx'
import { goToPlace } from './usePlaces.ts'

const readers = { link: text }

export const JoinPage = () => (
  <AuthFrame>
    <Join />
  </AuthFrame>
)

/** Where the link of an invitation leads: to an answer, after signing in where nobody has. */
function Join() {
  const t = useText('places')
  const { link } = useSearchOf(readers)
  const [found, setFound] = useState<{ data: Answer<typeof getInvitation> } | { error: unknown }>()
  const [round, setRound] = useState(0)
  // nobody is signed in here, so there is no keeper of answers
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const leave = new AbortController()
    call(getInvitation, { params: { link: link || '-' } }, leave.signal).then(
      (data) => setFound({ data }),
      (error) => leave.signal.aborted || setFound({ error }),
    )
    return () => leave.abort()
  }, [link, round])
  if (!found) return null
  if ('error' in found) {
    const isGone = found.error instanceof CallError && found.error.status === 404
    if (!isGone) return <ErrorBox error={found.error} onRetry={() => setRound(round + 1)} />
    return (
      <Stack gap="md">
        <Alert color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />} role="status">
          {t('join.gone')}
        </Alert>
        <LinkButton to="/" variant="default">
          {t('join.home')}
        </LinkButton>
      </Stack>
    )
  }
  const { id, school, name, invited_by } = found.data
  const place = school ?? t('place.platform')
  return (
    <>
      <FormHead title={t('join.title', { school: place })} text={t('join.text', { by: invited_by, name })} />
      <AnswerForm id={id} link={link} place={place} />
    </>
  )
}

function AnswerForm({ id, link, place }: { id: number; link: string; place: string }) {
  const t = useText('places')
  const me = useSession()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!me)
    return (
      <Stack gap="md">
        <Text>{t('join.signInText')}</Text>
        <LinkButton to="/login" search={{ next: `/join?link=${link}` }} fullWidth>
          {t('join.signIn')}
        </LinkButton>
      </Stack>
    )
  const say = async (accept: boolean) => {
    setSending(true)
    setProblem(undefined)
    try {
      await call(answerPlaceInvitation, { params: { id }, body: { accept, link } })
      showDone(accept ? t('accepted', { place }) : t('declined'))
      if (accept) return await goToPlace(id)
      await navigate({ to: '/' })
    } catch (error) {
      setProblem(errorText(error))
      setSending(false)
    }
  }
  return (
    <Stack gap="md">
      <Text>{t('join.as', { name: me.fullName || me.username, email: me.email })}</Text>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Button loading={isSending} onClick={() => void say(true)}>
        {t('accept')}
      </Button>
      <Button variant="default" disabled={isSending} onClick={() => void say(false)}>
        {t('decline')}
      </Button>
      <Button variant="subtle" disabled={isSending} onClick={() => void signOut()}>
        {t('join.other')}
      </Button>
    </Stack>
  )
}
