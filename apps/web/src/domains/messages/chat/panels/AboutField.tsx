import { Button, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Panels.module.css'

const limit = 120

/** A few words about myself, with how much room is left. */
export function AboutField({ about, save }: { about: string; save: (about: string) => Promise<boolean> }) {
  const t = useText('chat')
  const common = useText('common')
  const format = useFormat()
  const [text, setText] = useState(about)
  const [isSaving, setSaving] = useState(false)
  const [isRefused, setRefused] = useState(false)
  // saved here or in another window
  useEffect(() => setText(about), [about])
  const isTooLong = text.trim().length > limit
  const isChanged = text.trim() !== about
  const send = async () => {
    setRefused(isTooLong)
    if (isTooLong) return
    setSaving(true)
    await save(text.trim())
    setSaving(false)
  }
  return (
    <div>
      <Textarea
        label={t('profile.about')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={6}
        value={text}
        error={isTooLong && isRefused ? t('profile.tooLong', { max: limit }) : isTooLong || undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.aboutFoot}>
        <span className={classes.count} data-over={isTooLong || undefined}>
          <span aria-hidden>
            <bdi dir="ltr">
              {format.number(text.trim().length)}/{format.number(limit)}
            </bdi>
          </span>
          <span className="visuallyHidden" role="status">
            {isTooLong ? t('profile.tooLong', { max: limit }) : ''}
          </span>
        </span>
        {isChanged && (
          <Button size="sm" loading={isSaving} onClick={() => void send()}>
            {common('save')}
          </Button>
        )}
      </div>
    </div>
  )
}
