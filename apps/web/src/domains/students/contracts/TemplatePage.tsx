import { fillIn, partsOf, placeholders, wrongPlaceholder } from '@dsms/contract/students/contracts/placeholders'
import { copyTemplate } from '@dsms/contract/students/contracts/templates'
import { Button, Code, Group, Tabs, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { codeText, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { formFields, names } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { ContractText } from './ContractText.tsx'
import { written } from './contracts.ts'

const fields = formFields(written, { name: names(), bodies: names('bodies') })

/** A text that contracts are written from: in five languages, with what it names checked while it is typed. */
export function TemplatePage({ id }: { id?: number | undefined }) {
  const t = useText('contractTemplates')
  const may = useMay()
  return (
    <AreaScreen of={written} id={id} isFixed={({ status }) => status !== 'draft'}>
      {(screen) => {
        const { record, school } = screen
        const isStill =
          record !== undefined &&
          (record.status !== 'draft' || Boolean(record.archived_at) || !may(written.area.calls.update))
        return (
          <>
            <StatusNote record={record} />
            {record && record.status !== 'draft' && <NewVersion id={record.id} school_id={school.school_id} />}
            <AreaForm on={screen} fields={fields} isStill={isStill}>
              {({ field, values, setFieldValue, errors }) => (
                <>
                  <FormGroup title={t('field.name')}>
                    <NamesInput {...field('name')} maxLength={120} />
                  </FormGroup>
                  {!isStill && (
                    <Bodies
                      bodies={values.bodies}
                      change={(bodies) => setFieldValue('bodies', bodies)}
                      errorIn={(code) => errors[`bodies.${code}`] ?? errors.bodies}
                    />
                  )}
                </>
              )}
            </AreaForm>
            {/* outside of the form, whose buttons are at rest with its fields */}
            {isStill && <Bodies bodies={record.bodies} />}
            <RecordHistory history={record?.history} words="contractTemplates" />
          </>
        )
      }}
    </AreaScreen>
  )
}

type LanguageCode = (typeof languages)[number]['code']

interface BodiesProps {
  bodies: Partial<Record<LanguageCode, string>>
  /** Left out where they are past changing. */
  change?: (bodies: Record<LanguageCode, string>) => void
  errorIn?: (code: LanguageCode) => React.ReactNode
}

function Bodies({ bodies: given, change, errorIn }: BodiesProps) {
  const bodies = { ar: '', en: '', de: '', fr: '', pt: '', ...given }
  const t = useText('contractTemplates')
  const [isPreview, setPreview] = useState(false)
  return (
    <FormGroup title={t('field.bodies')}>
      <div className={fullRow}>
        <Text size="sm" c="dimmed">
          {t('help.bodies')}
        </Text>
        <Group gap={4} mt={4}>
          {placeholders.map((name) => (
            <Code key={name}>{`{{${name}}}`}</Code>
          ))}
        </Group>
        <Tabs defaultValue="ar" mt="md" keepMounted={false}>
          <Tabs.List>
            {languages.map(({ code, name }) => (
              <Tabs.Tab key={code} value={code}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {languages.map(({ code, name, dir }) => {
            const wrong = wrongPlaceholder(bodies[code])
            return (
              <Tabs.Panel key={code} value={code} pt="sm">
                {isPreview ? (
                  <ContractText language={code} text={fillIn(bodies[code], sample)} />
                ) : (
                  <Textarea
                    aria-label={`${t('field.bodies')} (${name})`}
                    lang={code}
                    dir={dir}
                    autosize
                    minRows={12}
                    maxLength={20_000}
                    readOnly={!change}
                    value={bodies[code]}
                    error={wrong === undefined ? errorIn?.(code) : codeText('unknown_placeholder', { name: wrong })}
                    onChange={(event) => change?.({ ...bodies, [code]: event.currentTarget.value })}
                  />
                )}
                {partsOf(bodies[code]).length > 0 && (
                  <Button mt="xs" variant="subtle" onClick={() => setPreview(!isPreview)}>
                    {t(isPreview ? 'preview.close' : 'preview')}
                  </Button>
                )}
              </Tabs.Panel>
            )
          })}
        </Tabs>
      </div>
    </FormGroup>
  )
}

/** What the preview fills in: each name by itself, so that every place is seen. */
const sample = Object.fromEntries(placeholders.map((name) => [name, `⟨${name}⟩`]))

/** A published text is not changed: a copy is, and takes its place. */
function NewVersion({ id, school_id }: { id: number; school_id: number | undefined }) {
  const t = useText('contractTemplates')
  const navigate = useNavigate()
  const may = useMay()
  const errorText = useErrorText()
  const copy = useMutation({
    mutationFn: () => call(copyTemplate, { params: { id }, body: school_id === undefined ? {} : { school_id } }),
    onSuccess: (made) => navigate({ to: `${written.link}/${made.id}`, search: (now) => now }),
    onError: (error) => showFailure(errorText(error)),
  })
  if (!may(copyTemplate)) return null
  return (
    <Group>
      <Text size="sm" c="dimmed">
        {t('published.help')}
      </Text>
      <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
        {t('newVersion')}
      </Button>
    </Group>
  )
}
