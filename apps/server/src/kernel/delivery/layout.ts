import type { Language } from '@dsms/contract/kernel/shared'
import { escapeHtml } from '../text/html.ts'

const font = "'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,Arial,sans-serif"

/**
 * A plain text as a formatted mail: paragraphs, and addresses that can be clicked. Tables and styles on the elements,
 * since mail programs know little else.
 */
export function layOut(text: string, { subject, language }: { subject: string; language: Language }): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${linked(escapeHtml(part)).replaceAll('\n', '<br>')}</p>`)
    .join('')
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f2f5f7"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="background:#f2f5f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #dbe3e8;border-radius:8px"><tr><td style="padding:20px 28px;border-bottom:3px solid #0b6b83;font:600 18px/1.4 ${font};color:#0b6b83">DSMS</td></tr>
<tr><td style="padding:28px 28px 12px;font:400 15px/1.7 ${font};color:#1d2a31;text-align:start">${paragraphs}</td></tr></table></td></tr></table></body></html>`
}

/** Around what was typed by somebody: letters of nobody's alphabet, which are not in the mail. */
const [from, to] = ['\ue000', '\ue001']

/** A value in a text for `layOut` that becomes no link, whatever it says. */
export const notLinked = (value: string): string => `${from}${value.replace(/[\ue000\ue001]/g, '')}${to}`

/** Addresses stand from left to right whatever surrounds them. */
const linked = (html: string): string =>
  html
    .split(/\ue000([^\ue001]*)\ue001/)
    .map((part, nth) =>
      nth % 2 === 1
        ? part
        : part.replace(
            /https?:\/\/[^\s<]+/g,
            (address) => `<a href="${address}" dir="ltr" style="color:#0b6b83;word-break:break-all">${address}</a>`,
          ),
    )
    .join('')
