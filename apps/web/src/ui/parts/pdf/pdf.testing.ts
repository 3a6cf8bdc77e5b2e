interface Of {
  /** What each page draws, as a PDF says it. */
  pages: string[]
  /** Parts that pages name: `/Picture` is the first. */
  pictures?: string[]
  isLocked?: boolean
}

/** A PDF of small pages, by hand; readers find its parts without a table of their places. Each character is a byte. */
export function pdfOf({ pages, pictures = [], isLocked = false }: Of): Uint8Array<ArrayBuffer> {
  const firstPicture = 3 + 2 * pages.length
  const named = pictures.map((_, at) => `/Picture${at || ''} ${firstPicture + at} 0 R`).join(' ')
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${3 + 2 * at} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...pages.flatMap((drawn, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${4 + 2 * at} 0 R /Resources << /XObject << ${named} >> >> >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ]),
    ...pictures,
  ]
  const lock = isLocked
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<4344> <4344>]`
    : ''
  const objects = parts.map((part, nth) => `${nth + 1} 0 obj\n${part}\nendobj`).join('\n')
  const text = `%PDF-1.4\n${objects}\ntrailer\n<< /Size ${parts.length + 1} /Root 1 0 R ${lock} >>\n%%EOF\n`
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** A picture as scanners pack black and white; what its last bytes say is some noise. */
export function scanned(): string {
  const region = [...word(64), ...word(64), ...word(0), ...word(0), 0, 0, 3, 255, 253, 255, 2, 254, 254, 254]
  const noise = Array.from({ length: 64 }, (_, at) => (at * 73 + 41) % 255)
  const bytes = [
    ...[...word(0), 48, 0, 1, ...word(19)],
    ...[...word(64), ...word(64), ...word(0), ...word(0), 0, 0, 0],
    ...[...word(1), 38, 0, 1, ...word(region.length + noise.length)],
    ...region,
    ...noise,
  ]
  const about = '/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 1 /ColorSpace /DeviceGray'
  return `<< ${about} /Filter /JBIG2Decode /Length ${bytes.length} >>\nstream\n${String.fromCharCode(...bytes)}\nendstream`
}

const word = (value: number): number[] => [24, 16, 8, 0].map((bits) => (value >> bits) & 255)
