import { saveComponentModes, type trainingComponents } from '@dsms/contract/curriculum/components/calls'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { fieldTexts, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Sortable } from '../../../ui/parts/sort/Sortable.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { components } from './components.ts'
import classes from './Modes.module.css'
import { bodyOf, calledOf, draftsOf, type ModeDraft, newMode, newSession } from './modesDraft.ts'
import { NameLine } from './NameLine.tsx'

export type Component = WholeRecord<typeof trainingComponents>

const storedOf = ({ modes }: Pick<Component, 'modes'>) => bodyOf(draftsOf(modes))
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Modes of learning of a component and their sessions, put in order and saved together. */
export function ModesEditor({ component, school }: { component: Component; school: School }) {
  const t = useText('components')
  const errorText = useErrorText()
  const may = useMay()
  const changed = useAreaChanged(components, school.school_id)
  const [base, setBase] = useState<Pick<Component, 'version' | 'modes'>>(component)
  const [modes, setModes] = useState(() => draftsOf(component.modes))
  const [removing, setRemoving] = useState<ModeDraft>()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isLocked = !may(saveComponentModes) || component.archived_at !== null
  const isDirty = !isSame(bodyOf(modes), storedOf(base))
  const begin = (now: Pick<Component, 'version' | 'modes'>) => {
    setBase(now)
    setModes(draftsOf(now.modes))
  }
  if (component.version > base.version) {
    // other parts of the page were saved: what is typed here goes on
    if (isSame(storedOf(component), storedOf(base))) setBase(component)
    // modes that somebody else saved are refused over one's own, so that nobody's are lost unseen
    else if (!isDirty) begin(component)
  }
  const wrong = failure === undefined ? {} : fieldTexts(failure)
  const isPlaced = Object.keys(wrong).some((path) => path.startsWith('modes'))
  const errorOf = (path: string) =>
    wrong[path] ?? Object.entries(wrong).find(([one]) => one.startsWith(`${path}.`))?.[1]

  const change = (key: string, part: Partial<ModeDraft>) =>
    setModes((all) => all.map((mode) => (mode.key === key ? { ...mode, ...part } : mode)))
  const drop = (key: string) => setModes((all) => all.filter((mode) => mode.key !== key))

  const save = async () => {
    setSaving(true)
    setFailure(undefined)
    try {
      const saved = await call(saveComponentModes, {
        params: { id: component.id },
        // taking a mode with sessions out was asked about here already
        body: { version: base.version, modes: bodyOf(modes), removes_sessions: true, school_id: school.school_id },
      })
      begin(saved)
      showDone(t('modes.saved'))
      await changed()
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className="card">
      <Stack gap="sm">
        <div>
          <Text component="h2" fw={600} m={0}>
            {t('modes.title')}
          </Text>
          <Text size="sm" c="dimmed">
            {modes.length ? t('modes.help') : t('modes.empty')}
          </Text>
        </div>
        <Sortable items={modes} nameOf={calledOf} onChange={setModes}>
          {(mode, nth, handle) => (
            <div className={classes.mode}>
              <NameLine
                handle={handle}
                draft={mode}
                label={t('modes.name')}
                isLabelled
                error={errorOf(`modes.${nth}.name`)}
                removeLabel={t('modes.remove', { name: calledOf(mode) || t('unnamed') })}
                isLocked={isLocked}
                onChange={(name) => change(mode.key, { name })}
                onRemove={() => (mode.sessions.length ? setRemoving(mode) : drop(mode.key))}
              />
              <Stack gap="xs" className={classes.sessions}>
                {mode.sessions.length === 0 && (
                  <Text size="sm" c="dimmed">
                    {t('sessions.empty')}
                  </Text>
                )}
                <Sortable
                  items={mode.sessions}
                  nameOf={calledOf}
                  onChange={(sessions) => change(mode.key, { sessions })}
                >
                  {(session, place, grip) => (
                    <NameLine
                      handle={grip}
                      draft={session}
                      label={t('sessions.name', { place: place + 1 })}
                      error={errorOf(`modes.${nth}.sessions.${place}.name`)}
                      removeLabel={t('sessions.remove', { name: calledOf(session) || t('unnamed') })}
                      isLocked={isLocked}
                      onChange={(name) =>
                        change(mode.key, {
                          sessions: mode.sessions.map((one) => (one.key === session.key ? { ...one, name } : one)),
                        })
                      }
                      onRemove={() =>
                        change(mode.key, { sessions: mode.sessions.filter(({ key }) => key !== session.key) })
                      }
                    />
                  )}
                </Sortable>
                {!isLocked && (
                  <div>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      leftSection={<IconPlus size={16} stroke={1.5} />}
                      onClick={() => change(mode.key, { sessions: [...mode.sessions, newSession()] })}
                    >
                      {t('sessions.add')}
                    </Button>
                  </div>
                )}
              </Stack>
            </div>
          )}
        </Sortable>
        {failure !== undefined && !isPlaced && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {errorText(failure)}
          </Text>
        )}
        {!isLocked && (
          <Group justify="space-between" gap="xs">
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.5} />}
              onClick={() => setModes((all) => [...all, newMode()])}
            >
              {t('modes.add')}
            </Button>
            {isDirty && (
              <Group gap="xs">
                <Text size="sm" c="dimmed" role="status">
                  {t('modes.unsaved')}
                </Text>
                <Button
                  variant="default"
                  onClick={() => {
                    begin(component)
                    setFailure(undefined)
                  }}
                >
                  {t('modes.undo')}
                </Button>
                <Button loading={isSaving} onClick={save}>
                  {t('modes.save')}
                </Button>
              </Group>
            )}
          </Group>
        )}
      </Stack>
      <UnsavedGuard isUnsaved={() => isDirty} />
      {removing && (
        <ConfirmDialog
          opened
          title={t('modes.removeAsk', { name: calledOf(removing) || t('unnamed') })}
          text={t('modes.removeText', { count: removing.sessions.length })}
          action={t('modes.removeAction')}
          isDangerous
          run={() => {
            drop(removing.key)
            setRemoving(undefined)
          }}
          close={() => setRemoving(undefined)}
        />
      )}
    </section>
  )
}
