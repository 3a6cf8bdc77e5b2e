import { expect, test } from 'vitest'
import { clamp, linesBetween, pointAt } from './mapView.ts'

const earth = { latitude: 0, longitude: 0, span: 360 }

test.each([
  [earth, 0.5, 0.5, 0, 0],
  [earth, 0, 0, 90, -180],
  [earth, 1, 1, -90, 180],
  [{ latitude: 24, longitude: 46, span: 12 }, 0.75, 0.25, 25.5, 49],
])('the point under %j at %d, %d is %d, %d', (view, across, down, latitude, longitude) => {
  expect(pointAt(view, across, down)).toEqual({ latitude, longitude })
})

test('no point lies outside the earth, and none is finer than a metre', () => {
  expect(clamp(95, -200)).toEqual({ latitude: 90, longitude: -180 })
  expect(clamp(24.713552, 46.675296)).toEqual({ latitude: 24.71355, longitude: 46.6753 })
})

test('the net has lines on round degrees', () => {
  expect(linesBetween(-180, 180)).toEqual([-180, -120, -60, 0, 60, 120, 180])
  expect(linesBetween(44.2, 48.9)).toEqual([45, 46, 47, 48])
})
