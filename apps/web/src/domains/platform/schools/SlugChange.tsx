import { slug as rule } from '@dsms/contract/platform/schools/calls'
import { Button, Input } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaChanged } from '../../../kit/areas/area.ts'
import { SlugField } from '../../../kit/inputs/SlugField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './Schools.module.css'
import { type School, schools } from './schools.ts'

/** The web address of a school that is there. Links lead to it, so that it is changed on its own and never in passing. */
export function SlugChange({ school }: { school: School }) {
  const t = useText('schools')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  return (
    <Input.Wrapper label={t('field.slug')} labelElement="div">
      <div className={classes.slug}>
        <Bdi>{school.slug}</Bdi>
        {may(schools.area.calls.update) && !school.archived_at && (
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {t('slug.change')}
          </Button>
        )}
      </div>
      {isOpen && <Dialog school={school} close={() => setOpen(false)} />}
    </Input.Wrapper>
  )
}

function Dialog({ school, close }: { school: School; close: () => void }) {
  const t = useText('schools')
  const errors = useText('errors')
  const client = useQueryClient()
  const changed = useAreaChanged(schools)
  const [slug, setSlug] = useState(school.slug)
  const [wrong, setWrong] = useState<string>()

  const run = async () => {
    if (slug === school.slug) return close()
    if (!rule.safeParse(slug).success) return setWrong(errors('invalid_slug'))
    try {
      const body = { slug, version: school.version }
      const saved = await call(schools.area.calls.update, { params: { id: school.id }, body })
      client.setQueryData([...areaKey(schools), 'record', saved.id], saved)
    } catch (error) {
      const told = fieldTexts(error).slug
      if (!told) throw error
      return setWrong(told)
    }
    close()
    showDone(t('slug.changed', { name: school.name }))
    await changed()
  }
  return (
    <ConfirmDialog
      opened
      title={t('slug.ask', { name: school.name })}
      text={t('slug.means')}
      action={t('slug.change')}
      isDangerous
      run={run}
      close={close}
    >
      <SlugField
        label={t('field.slug')}
        description={t('slugHelp')}
        maxLength={63}
        value={slug}
        onChange={(event) => {
          setSlug(event.currentTarget.value)
          setWrong(undefined)
        }}
        error={wrong}
      />
    </ConfirmDialog>
  )
}
