import { Button, CloseButton, Group, Popover, Portal, Text } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { TourProps } from './steps.ts'
import classes from './Tour.module.css'
import { useRectOf } from './useRectOf.ts'

declare module '../../../kernel/i18n/words.ts' {
  interface Words {
    tour: typeof import('./words/en.json')
  }
}

export function TourSteps({ isOpen, ...props }: TourProps) {
  return isOpen ? <Steps {...props} /> : null
}

/** The surroundings are dim and out of reach, the focus stays in the bubble and goes back to where it was. */
function Steps({ steps, close }: Omit<TourProps, 'isOpen'>) {
  const t = useText('tour')
  const id = useId()
  const [place, setPlace] = useState(0)
  const step = steps[place]
  const rect = useRectOf(step?.target)
  const before = useRef(document.activeElement)
  useEffect(() => {
    const last = before.current
    return () => {
      if (last instanceof HTMLElement) last.focus()
    }
  }, [])
  if (!step || !rect) return null
  const isLast = place === steps.length - 1
  const { x, y, width, height } = rect
  return (
    <Portal>
      <div className={classes.rest} data-tour-rest />
      <Popover
        key={place}
        opened
        onChange={(isStill) => !isStill && close(false)}
        closeOnClickOutside={false}
        trapFocus
        withRoles={false}
        withArrow
        shadow="md"
        zIndex={410}
        position="bottom"
        width="min(340px, calc(100vw - 24px))"
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <div className={classes.hole} style={{ translate: `${x}px ${y}px`, inlineSize: width, blockSize: height }} />
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-modal
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}text`}
          className={classes.bubble}
        >
          <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
            <Text id={`${id}title`} fw={600}>
              {step.title}
            </Text>
            <CloseButton size="md" aria-label={t('end')} onClick={() => close(false)} />
          </Group>
          <Text id={`${id}text`} component="div" size="sm" mt={4}>
            {step.text}
          </Text>
          <Group justify="space-between" mt="sm" gap="xs">
            <Text size="xs" c="dimmed">
              {t('place', { place: place + 1, total: steps.length })}
            </Text>
            <Group gap="xs">
              {place > 0 ? (
                <Button size="xs" variant="default" onClick={() => setPlace(place - 1)}>
                  {t('back')}
                </Button>
              ) : (
                !isLast && (
                  <Button size="xs" variant="subtle" color="gray" onClick={() => close(false)}>
                    {t('skip')}
                  </Button>
                )
              )}
              <Button size="xs" data-autofocus onClick={() => (isLast ? close(true) : setPlace(place + 1))}>
                {isLast ? t('finish') : t('next')}
              </Button>
            </Group>
          </Group>
        </Popover.Dropdown>
      </Popover>
    </Portal>
  )
}
