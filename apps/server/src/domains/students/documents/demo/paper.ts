import { type Picture, png } from '../../../../kernel/demo/png.ts'

/** A head and shoulders before a light wall: what a photograph in a file looks like from afar. */
const portrait: Picture = (x, y) => {
  if (Math.hypot(x - 60, (y - 62) * 0.85) < 27) return [214, 178, 150]
  const isShoulder = y > 98 && Math.hypot((x - 60) * 0.8, y - 150) < 48
  return isShoulder ? [52, 84, 110] : [232, 236, 238]
}

export const demoPhoto = (): Buffer => png(120, 150, portrait)

/** A page of A6 with a line of text and a frame, as PDF. */
export function demoPaper(): Buffer {
  const drawn =
    'BT /F1 14 Tf 40 360 Td (Safe Road Driving School) Tj 0 -24 Td (Copy of a paper) Tj ET 28 28 242 364 re S'
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = parts.map((part, nth) => {
    const place = text.length
    text += `${nth + 1} 0 obj\n${part}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = parts.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}
