import { type KnowledgeQuestion, voteOnArticle } from '@dsms/contract/content/help/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useState } from 'react'
import { readJson, writeJson } from '../../../kernel/browser/storage.ts'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import classes from './Knowledge.module.css'

/** Asks whether the answer helped. The vote shows at once and can be changed. */
export function Vote({ article: { id, helpful, unhelpful } }: { article: KnowledgeQuestion }) {
  const t = useText('help')
  const errorText = useErrorText()
  const key = `dsms.vote.${id}`
  const [mine, setMine] = useState<boolean | null>(() => readJson<boolean>(key))
  const [votes, setVotes] = useState({ helpful, unhelpful })
  const [isSending, setSending] = useState(false)
  const vote = async (isHelpful: boolean) => {
    if (isSending || isHelpful === mine) return
    const before = mine
    setMine(isHelpful)
    setSending(true)
    try {
      setVotes(await call(voteOnArticle, { params: { id }, body: { isHelpful } }))
      writeJson(key, isHelpful)
    } catch (error) {
      setMine(before)
      showFailure(errorText(error))
    } finally {
      setSending(false)
    }
  }
  const total = votes.helpful + votes.unhelpful
  return (
    <div className={classes.vote}>
      <Text size="sm" fw={500} id="vote">
        {t(mine === null ? 'vote.ask' : 'vote.thanks')}
      </Text>
      <Group gap="xs" role="group" aria-labelledby="vote">
        <Button
          variant={mine === true ? 'filled' : 'default'}
          aria-pressed={mine === true}
          leftSection={<IconThumbUp size={18} stroke={1.5} />}
          onClick={() => void vote(true)}
        >
          {t('vote.yes')}
        </Button>
        <Button
          variant={mine === false ? 'filled' : 'default'}
          aria-pressed={mine === false}
          leftSection={<IconThumbDown size={18} stroke={1.5} />}
          onClick={() => void vote(false)}
        >
          {t('vote.no')}
        </Button>
      </Group>
      {total > 0 && <span className={classes.quiet}>{t('vote.result', { helpful: votes.helpful, count: total })}</span>}
    </div>
  )
}
