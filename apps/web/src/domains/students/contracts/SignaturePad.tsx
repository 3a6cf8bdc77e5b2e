import { Button, Input } from '@mantine/core'
import { type PointerEvent, useRef } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Contract.module.css'

interface Props {
  /** The data of an SVG path in a box of 300 by 100; empty where nothing is drawn. */
  value: string
  onChange: (value: string) => void
  /** In place of the usual words. */
  help?: string
}

const longest = 20_000

/** A place to sign by finger, pen or mouse. */
export function SignaturePad({ value, onChange, help }: Props) {
  const t = useText('contracts')
  const isDrawing = useRef(false)
  const at = (event: PointerEvent<SVGSVGElement>): string => {
    const box = event.currentTarget.getBoundingClientRect()
    const place = (offset: number, size: number, most: number) =>
      (Math.max(0, Math.min(1, offset / size)) * most).toFixed(1)
    return `${place(event.clientX - box.left, box.width, 300)} ${place(event.clientY - box.top, box.height, 100)}`
  }
  return (
    <Input.Wrapper label={t('signature')} description={help ?? t('signature.help')} component="div" labelElement="div">
      <svg
        viewBox="0 0 300 100"
        className={classes.pad}
        aria-hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          isDrawing.current = true
          if (value.length < longest - 40) onChange(`${value} M ${at(event)}`.trim())
        }}
        onPointerMove={(event) => {
          if (isDrawing.current && value.length < longest - 40) onChange(`${value} L ${at(event)}`)
        }}
        onPointerUp={() => {
          isDrawing.current = false
        }}
        onPointerCancel={() => {
          isDrawing.current = false
        }}
      >
        <path
          d={value}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {value !== '' && (
        <Button variant="subtle" size="compact-md" mih={36} onClick={() => onChange('')}>
          {t('signature.clear')}
        </Button>
      )}
    </Input.Wrapper>
  )
}
