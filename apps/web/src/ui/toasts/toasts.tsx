import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { hideToast, showToast } from '../toaster.tsx'

const secondsToUndo = 8

/**
 * Says in words what was done. What is done many times in a row, such as copying, gives it a `subject`: the newest takes the
 * place of the one before, for a sixth would wait until there is room.
 */
export function showDone(message: ReactNode, subject?: string): void {
  void showToast({ id: subject, message, color: 'green' })
}

export function showFailure(message: ReactNode): void {
  void showToast({ message, color: 'red', autoClose: 12_000, role: 'alert' })
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
