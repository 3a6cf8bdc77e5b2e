import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import { type Clash, mayKeepMine } from '@dsms/contract/teaching/lessonRecords/merge'
import type { RecordState } from '@dsms/contract/teaching/lessonRecords/state'
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { decide } from '../kept/desks.ts'
import { send } from '../kept/sending.ts'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'
import { useContextWords } from './useContextWords.ts'

/** What contradicts the record: somebody decides, and what does not count is kept for the office all the same. */
export function Clashes({ day, lesson }: PadProps) {
  const t = useText('lessonRecords')
  const { desk } = useDesk(lesson)
  const settle = (slots: string[], choice: 'mine' | 'theirs', comment?: string) => {
    decide(lesson, slots, choice, comment)
    send()
  }
  const off = desk.clashes.filter(({ reason }) => reason === 'cancelled')
  const others = desk.clashes.filter(({ reason }) => reason !== 'cancelled')
  return (
    <Alert color="orange" role="alert" icon={<IconArrowsSplit2 size={20} stroke={1.5} />} title={t('clash.title')}>
      <Stack gap="md">
        {off.length > 0 && (
          <Choice
            text={t('clash.cancelled')}
            mine={t('clash.given')}
            theirs={t('clash.notGiven')}
            choose={(choice) =>
              settle(
                off.map(({ slot }) => slot),
                choice,
              )
            }
          />
        )}
        {others.map((clash) => (
          <OneClash key={clash.slot} clash={clash} seen={desk.seen} day={day} settle={settle} />
        ))}
        <Text size="sm">{t('clash.kept')}</Text>
      </Stack>
    </Alert>
  )
}

interface OneProps {
  clash: Clash
  seen: RecordState
  day: PadProps['day']
  settle: (slots: string[], choice: 'mine' | 'theirs', comment?: string) => void
}

function OneClash({ clash, seen, day, settle }: OneProps) {
  const t = useText('lessonRecords')
  const [comment, setComment] = useState('')
  const words = useWords(day)
  const last = clash.acts.at(-1)
  if (!last) return null
  const isComment = clash.reason === 'comment'
  return (
    <div className={classes.clash}>
      <strong>{words.about(last)}</strong>
      <Text size="sm">{t(`clash.${clash.reason === 'cancelled' ? 'changed' : clash.reason}`)}</Text>
      <dl className={classes.facts}>
        <div>
          <dt>{t('clash.mine')}</dt>
          <dd>
            <Typed>{words.said(last)}</Typed>
          </dd>
        </div>
        <div>
          <dt>{t('clash.theirs')}</dt>
          <dd>
            <Typed>{words.now(last, seen)}</Typed>
          </dd>
        </div>
      </dl>
      {isComment && (
        <TextInput
          label={t('skills.why')}
          value={comment}
          maxLength={500}
          dir="auto"
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      )}
      <Choice
        mine={mayKeepMine(clash) ? t('clash.keepMine') : undefined}
        isMineOff={isComment && comment.trim() === ''}
        theirs={t(mayKeepMine(clash) ? 'clash.keepTheirs' : 'clash.forOffice')}
        choose={(choice) => settle([clash.slot], choice, comment.trim() || undefined)}
      />
    </div>
  )
}

interface ChoiceProps {
  text?: string
  mine: string | undefined
  isMineOff?: boolean
  theirs: string
  choose: (choice: 'mine' | 'theirs') => void
}

const Choice = ({ text, mine, isMineOff = false, theirs, choose }: ChoiceProps) => (
  <div>
    {text && <Text size="sm">{text}</Text>}
    <Group gap="sm" mt="xs">
      {mine && (
        <Button mih={44} disabled={isMineOff} onClick={() => choose('mine')}>
          {mine}
        </Button>
      )}
      <Button mih={44} variant="default" onClick={() => choose('theirs')}>
        {theirs}
      </Button>
    </Group>
  </div>
)

/** What an act says, and what the record says of the same thing, in words. */
function useWords(day: PadProps['day']) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const names = useText('markingSchemes')
  const drive = useContextWords()
  const skill = (id: number) => day.skills.find((one) => one.id === id)?.name ?? String(id)
  const level = (value: number) => day.levels.find((one) => one.level === value)?.name ?? format.number(value)
  const km = (start: number | null, end: number | null) =>
    t('clash.km', { start: start === null ? '–' : format.number(start), end: end === null ? '–' : format.number(end) })
  const list = (ids: number[]) => (ids.length > 0 ? format.list(ids.map(skill)) : '–')
  const fit = (is: boolean | null) => (is === null ? '–' : t(is ? 'drive.isFit' : 'drive.isUnfit'))
  return {
    about: (one: Act) => (one.kind === 'rate' ? skill(one.skill_id) : t(`clash.about.${one.kind}`)),
    said: (one: Act): string => {
      switch (one.kind) {
        case 'rate':
          return level(one.level)
        case 'context':
          return drive(one.context)
        case 'manoeuvre':
          return `${t(`clash.${one.is_shown ? 'shown' : 'notShown'}`)}: ${names(`manoeuvre.${one.manoeuvre}`)}`
        case 'defect':
          return one.text
        case 'note':
          return one.text || '–'
        case 'km':
          return km(one.start, one.end)
        case 'focus':
          return list(one.skill_ids)
        case 'vehicle':
          return fit(one.is_fit)
        case 'mark':
          return day.errors.find(({ id }) => id === one.error_type_id)?.name ?? '–'
        default:
          return format.dateTime(one.at)
      }
    },
    now: (one: Act, state: RecordState): string => {
      switch (one.kind) {
        case 'rate': {
          const rating = state.ratings.find(({ skill_id }) => skill_id === one.skill_id)
          return rating ? level(rating.level) : '–'
        }
        case 'context':
          return state.context ? drive(state.context) : '–'
        case 'manoeuvre':
          return t(`clash.${state.manoeuvres.includes(one.manoeuvre) ? 'shown' : 'notShown'}`)
        case 'note':
          return (one.which === 'shared' ? state.shared_note : state.internal_note) ?? '–'
        case 'km':
          return km(state.km_start, state.km_end)
        case 'focus':
          return list(state.focus)
        case 'vehicle':
          return fit(state.is_fit)
        default:
          return '–'
      }
    },
  }
}
