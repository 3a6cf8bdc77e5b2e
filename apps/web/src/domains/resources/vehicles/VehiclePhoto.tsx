import { type ReactNode, useState } from 'react'
import { upload } from '../../../kernel/call/upload.ts'
import { PictureField } from '../../../kit/areas/inputs/PictureField.tsx'

interface Props {
  label: string
  /** Number of the file as text; null for none. */
  value?: string | null
  onChange: (value: string | null) => void
  error?: ReactNode
  /** Where a photo that was kept before is shown from. */
  keptAt?: string | undefined
}

/** The photo of a vehicle, one of the school's files. */
export function VehiclePhoto({ label, value, onChange, error, keptAt }: Props) {
  const [sent, setSent] = useState<string>()
  return (
    <PictureField
      label={label}
      shown={value ? (sent ?? keptAt) : undefined}
      send={async (file) => {
        const kept = await upload(file, () => undefined, new AbortController().signal)
        setSent(kept.url)
        onChange(String(kept.id))
      }}
      remove={() => onChange(null)}
      error={error}
    />
  )
}
