import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

const secondsToUndo = 8

/** Says in words what was done. */
export function showDone(message: ReactNode): void {
  notifications.show({ message, color: 'green' })
}

export function showFailure(message: ReactNode): void {
  notifications.show({ message, color: 'red', autoClose: 12_000, role: 'alert' })
}

/** Says what was done and offers for eight seconds to undo it. */
export function showUndo(message: ReactNode, label: string, undo: () => void): void {
  const id = crypto.randomUUID()
  notifications.show({
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
            notifications.hide(id)
            undo()
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  })
}
