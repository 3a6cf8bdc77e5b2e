import { Button, Group, Input, Modal, Slider, Stack } from '@mantine/core'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './AvatarCrop.module.css'

const size = 256

/** Which part of the picture shows: `x` and `y` from -1 to 1 of the way that can be moved, `zoom` from 1. */
interface Cut {
  zoom: number
  x: number
  y: number
}

/** Cuts a square of 256 points out of a picture, by dragging or by sliders, and gives it as base64. */
export function AvatarCrop({
  picture,
  close,
  done,
}: {
  picture: ImageBitmap
  close: () => void
  done: (content: string) => Promise<void>
}) {
  const t = useText('records')
  const common = useText('common')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cut, setCut] = useState<Cut>({ zoom: 1, x: 0, y: 0 })
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    // the dialog draws its content a moment after this component
    const frame = requestAnimationFrame(() => draw(canvas.current, picture, cut))
    return () => cancelAnimationFrame(frame)
  }, [picture, cut])

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return
    const { width, height } = scaled(picture, cut.zoom)
    const shown = event.currentTarget.clientWidth / size
    setCut({
      zoom: cut.zoom,
      x: moved(cut.x, event.movementX / shown, width),
      y: moved(cut.y, event.movementY / shown, height),
    })
  }
  const finish = async () => {
    if (!canvas.current) return
    setSending(true)
    await done(canvas.current.toDataURL('image/jpeg', 0.88).split(',')[1] ?? '')
    setSending(false)
  }
  const slider = (field: keyof Cut, min: number, max: number) => (
    <Input.Wrapper label={t(`avatar.${field}`)} labelElement="div">
      <Slider
        thumbLabel={t(`avatar.${field}`)}
        label={null}
        min={min}
        max={max}
        step={0.05}
        value={cut[field]}
        onChange={(value) => setCut((old) => ({ ...old, [field]: value }))}
      />
    </Input.Wrapper>
  )

  return (
    <Modal opened onClose={close} title={t('avatar.cut')}>
      <Stack gap="md">
        <canvas
          ref={canvas}
          width={size}
          height={size}
          className={classes.canvas}
          role="img"
          aria-label={t('avatar.preview')}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
        {slider('zoom', 1, 4)}
        {slider('x', -1, 1)}
        {slider('y', -1, 1)}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {common('cancel')}
          </Button>
          <Button onClick={finish} loading={isSending}>
            {t('avatar.use')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** The picture's size when its shorter side fills the square, times the zoom. */
function scaled(picture: ImageBitmap, zoom: number) {
  const scale = (size / Math.min(picture.width, picture.height)) * zoom
  return { width: picture.width * scale, height: picture.height * scale }
}

/** A place after a drag of so many points; kept inside the picture. */
function moved(place: number, points: number, length: number): number {
  const room = (length - size) / 2
  return room <= 0 ? 0 : Math.max(-1, Math.min(1, place + points / room))
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, { zoom, x, y }: Cut) {
  const context = canvas?.getContext('2d')
  if (!context) return
  const { width, height } = scaled(picture, zoom)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.drawImage(picture, ((size - width) / 2) * (1 - x), ((size - height) / 2) * (1 - y), width, height)
}
