import sanitize from 'sanitize-html'

/** Formatting that the editor makes, and what a mail pasted from elsewhere commonly has. No style, no class, no form. */
const tags = [
  ...['p', 'br', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'hr'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'sub', 'sup', 'mark', 'small'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
]

const alignable = ['p', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'div']

/**
 * The HTML that is kept of what somebody sent: a list of what is allowed, everything else falls away. Links open
 * elsewhere and tell nothing about where they were. Pictures of other servers would tell them who reads, so their
 * address moves to `data-src` until the reader asks for them.
 */
export function cleanHtml(dirty: string): { html: string; hasRemoteImages: boolean } {
  let hasRemoteImages = false
  const html = sanitize(dirty, {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['dir', 'lang'],
      a: ['href', 'target', 'rel', 'title'],
      img: ['src', 'data-src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan', 'style'],
      th: ['colspan', 'rowspan', 'style'],
      ol: ['start'],
      ...Object.fromEntries(alignable.map((tag) => [tag, ['style', 'colspan', 'rowspan']])),
    },
    allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify|start|end)$/] } },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    nestingLimit: 100,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
      }),
      img: (tagName, { src = '', 'data-src': held = '', ...attribs }) => {
        const address = src || held
        if (/^data:image\/(png|jpe?g|gif|webp);base64,/i.test(address))
          return { tagName, attribs: { ...attribs, src: address } }
        if (!/^https?:\/\//i.test(address)) return { tagName: 'span', attribs: {} }
        hasRemoteImages = true
        return { tagName, attribs: { ...attribs, 'data-src': address } }
      },
    },
  })
  return { html, hasRemoteImages }
}

/** The words of sanitised HTML: blocks on lines of their own, no formatting. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<(br|\/t[dh]|\/p|\/div|\/li|\/h\d|\/tr|\/blockquote)\b[^>]*>/gi, '\n$&')
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}

/** Plain text for use inside HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** A text with formatting in each of its languages, sanitised; a language in which nothing was written stays empty. */
export const cleanTexts = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, html && cleanHtml(html).html]))
