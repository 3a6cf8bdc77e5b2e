import { adoptPack, getSchoolPack, listSchoolPacks } from '@dsms/contract/curriculum/countryPacks/school'
import { textIn } from '@dsms/contract/kernel/choices/reading'
import { Button, Checkbox, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { fieldTexts, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { areaKey } from '../../../../kit/areas/area.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { AgeInput } from '../../shared/ages/AgeInput.tsx'
import { useAgeWords } from '../../shared/ages/useAgeWords.ts'
import { licences } from '../licences.ts'
import classes from './AdoptDialog.module.css'

interface Props {
  school_id: number | undefined
  close: () => void
}

/** Shows what a country pack would add, then adds it in one press. */
export function AdoptDialog({ school_id, close }: Props) {
  const t = useText('licences')
  const format = useFormat()
  const inSchool = school_id ? { school_id } : {}
  const packs = useQuery({
    queryKey: ['school-packs', school_id ?? 'own'],
    queryFn: ({ signal }) => call(listSchoolPacks, { query: inSchool }, signal),
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const code = chosen ?? packs.data?.find(({ is_chosen }) => is_chosen)?.code ?? null
  const found = packs.data?.find((pack) => pack.code === code)
  return (
    <Modal opened onClose={close} title={t('adopt.title')} size="lg">
      <Stack gap="md">
        {packs.isError && <ErrorBox error={packs.error} onRetry={() => packs.refetch()} />}
        <Select
          label={t('adopt.pack')}
          placeholder={t('compare.choose')}
          allowDeselect={false}
          data={(packs.data ?? []).map((pack) => ({ value: pack.code, label: pack.name }))}
          value={code}
          onChange={setChosen}
        />
        {found && (
          <>
            <Text size="sm" c="dimmed">
              {t('adopt.version', { version: found.version, day: format.date(found.effective_from) })} {t('verify')}
            </Text>
            <Preview key={found.code} code={found.code} version={found.version} school_id={school_id} close={close} />
          </>
        )}
      </Stack>
    </Modal>
  )
}

function Preview({ code, version, school_id, close }: Props & { code: string; version: number }) {
  const t = useText('licences')
  const ages = useAgeWords()
  const errorText = useErrorText()
  const client = useQueryClient()
  const { code: language } = useLanguage()
  const inSchool = school_id ? { school_id } : {}
  const pack = useQuery({
    queryKey: ['school-packs', school_id ?? 'own', code, version],
    queryFn: ({ signal }) => call(getSchoolPack, { params: { code }, query: { version, ...inSchool } }, signal),
  })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<Record<string, number | null>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isRunning, setRunning] = useState(false)
  if (pack.isError) return <ErrorBox error={pack.error} onRetry={() => pack.refetch()} />
  if (!pack.data) return null
  const present = new Set(pack.data.present)
  const { categories } = pack.data.data
  const wanted = categories.filter((one) => !present.has(one.code) && !left.has(one.code))
  const nameOf = (names: Partial<Record<string, string>>) => textIn(names, language)

  const run = async () => {
    setRunning(true)
    setErrors({})
    setFailure('')
    try {
      const { added } = await call(adoptPack, {
        params: { code },
        body: {
          version,
          types: wanted.map((one) => ({ code: one.code, min_age_months: said[one.code] ?? null })),
          ...inSchool,
        },
      })
      showDone(t('adopt.done', { count: added.length }))
      close()
      await Promise.all([
        client.invalidateQueries({ queryKey: areaKey(licences, school_id) }),
        client.invalidateQueries({ queryKey: ['school-packs'] }),
      ])
    } catch (error) {
      const texts = Object.entries(fieldTexts(error)).map(([path, words]) => {
        const [, place] = /^types\.(\d+)\./.exec(path) ?? []
        return [place === undefined ? path : (wanted[Number(place)]?.code ?? path), words] as const
      })
      setErrors(Object.fromEntries(texts))
      setFailure(errorText(error))
    } finally {
      setRunning(false)
    }
  }
  return (
    <>
      {categories.length === 0 && <Text size="sm">{t('adopt.nothing')}</Text>}
      <ul className={classes.list}>
        {categories.map((one) => (
          <li key={one.code} className={classes.row}>
            <Checkbox
              label={
                <>
                  {nameOf(one.names)} <Bdi>{one.code}</Bdi>
                </>
              }
              description={
                present.has(one.code)
                  ? t('adopt.present')
                  : [
                      one.min_age_months === null
                        ? t('adopt.ageMissing')
                        : t('fromAge', { age: ages(one.min_age_months) }),
                      t('adopt.rows', { count: one.requirements.length }),
                      ...(one.parent_code ? [t('adopt.below', { code: one.parent_code })] : []),
                    ].join(' · ')
              }
              disabled={present.has(one.code)}
              checked={!present.has(one.code) && !left.has(one.code)}
              onChange={(event) => {
                const next = new Set(left)
                if (event.currentTarget.checked) next.delete(one.code)
                else next.add(one.code)
                setLeft(next)
              }}
            />
            {one.min_age_months === null && !present.has(one.code) && !left.has(one.code) && (
              <AgeInput
                label={t('field.min_age_months')}
                required
                value={said[one.code] ?? null}
                onChange={(months) => setSaid({ ...said, [one.code]: months })}
                error={errors[one.code]}
              />
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {failure}
        </Text>
      )}
      <Text size="sm">{t('adopt.asDrafts')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {t('adopt.cancel')}
        </Button>
        <Button onClick={run} loading={isRunning}>
          {wanted.length ? t('adopt.run', { count: wanted.length }) : t('adopt.follow')}
        </Button>
      </Group>
    </>
  )
}
