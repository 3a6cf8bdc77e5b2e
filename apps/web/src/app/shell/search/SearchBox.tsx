import { Loader } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addressOf } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import classes from './SearchBox.module.css'
import { type Hit, useHits } from './useHits.ts'

/** One field over pages, records, files and contacts. Arrows move through all groups, Enter opens, Esc leaves. */
export function SearchBox({ onLeave }: { onLeave: () => void }) {
  const t = useText('shell')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  // fetched after the dialog opened, so the dialog could not find the field itself
  useEffect(() => field.current?.focus(), [])
  const { groups, isLoading, error } = useHits(text)
  const hits = groups.flatMap((group) => group.hits)
  const active = hits[Math.min(place, hits.length - 1)]

  const open = (hit: Hit | undefined) => {
    if (!hit?.link) return
    onLeave()
    void navigate(addressOf(hit.link))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length > 0) {
      event.preventDefault()
      const next = (Math.min(place, hits.length - 1) + step + hits.length) % hits.length
      setPlace(next)
      document.getElementById(`hit-${hits[next]?.id}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') open(active)
  }

  return (
    <div>
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <input
          className={classes.input}
          ref={field}
          type="text"
          dir="auto"
          role="combobox"
          aria-expanded
          aria-controls="search-hits"
          aria-activedescendant={active ? `hit-${active.id}` : undefined}
          aria-label={t('search')}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
        {isLoading && <Loader size="sm" />}
      </div>
      {error && <ErrorBox error={error} title={t('search.failed')} />}
      <div id="search-hits" role="listbox" aria-label={t('search')} className={classes.hits}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of options inside a listbox
          <div key={group.key} role="group" aria-labelledby={`group-${group.key}`}>
            <div id={`group-${group.key}`} className={classes.group}>
              {t(`search.${group.key}`)}
            </div>
            {group.hits.map((hit) => (
              <Row
                key={hit.id}
                hit={hit}
                isActive={hit === active}
                onHover={() => setPlace(hits.indexOf(hit))}
                onOpen={() => open(hit)}
              />
            ))}
            {group.hits.length === 0 && <div className={classes.none}>{t('noResult')}</div>}
          </div>
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  hit: Hit
  isActive: boolean
  onHover: () => void
  onOpen: () => void
}

function Row({ hit, isActive, onHover, onOpen }: RowProps) {
  const HitIcon = hit.icon
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles Enter
    <div
      id={`hit-${hit.id}`}
      role="option"
      aria-selected={isActive}
      className={classes.hit}
      onMouseMove={onHover}
      onClick={onOpen}
    >
      <HitIcon size={20} stroke={1.5} aria-hidden />
      <span className={classes.title}>
        <bdi>{hit.title}</bdi>
      </span>
      {hit.detail && (
        <span className={classes.detail}>
          <bdi>{hit.detail}</bdi>
        </span>
      )}
    </div>
  )
}
