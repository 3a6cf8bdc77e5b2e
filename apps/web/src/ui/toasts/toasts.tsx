import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useStore } from '../../kernel/browser/store.ts'
import { userStore } from '../../kernel/session/sessionStore.ts'
import { hideToast, showToast } from '../toaster.tsx'

const secondsToUndo = 8

/**
 * Says in words what was done. Acts that repeat, such as copying, give it a `subject`: the newest takes the
 * place of the one before, for a sixth would wait until there is room.
 */
export function showDone(message: ReactNode, subject?: string): void {
  void showToast({ id: subject, message, color: 'green' })
}

export function showFailure(message: ReactNode): void {
  void showToast({ message, color: 'red', autoClose: 12_000, role: 'alert' })
}

/**
 * Says what somebody has to do now, such as calling a number. It stays until they close it, for they need longer than a glance;
 * the newest of a subject takes the place of the one before.
 */
export function showToDo(subject: string, message: ReactNode, onClose: () => void): void {
  const whose = userStore.get()?.id
  void showToast({
    id: subject,
    color: 'yellow',
    autoClose: false,
    role: 'alert',
    onClose,
    message: (
      <ForOne subject={subject} whose={whose}>
        {message}
      </ForOne>
    ),
  })
}

/** What stays is for the one who is signed in, and for nobody who comes after them. */
function ForOne({ subject, whose, children }: { subject: string; whose: number | undefined; children: ReactNode }) {
  const isTheirs = useStore(userStore)?.id === whose
  useEffect(() => {
    if (!isTheirs) void hideToast(subject)
  }, [isTheirs, subject])
  return isTheirs ? children : null
}

/** Says what was done and offers for eight seconds to undo it. */
export function showUndo(message: ReactNode, label: string, undo: () => void): void {
  const id = crypto.randomUUID()
  void showToast({
    id,
    color: 'green',
    autoClose: secondsToUndo * 1000,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            void hideToast(id)
            undo()
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  })
}
