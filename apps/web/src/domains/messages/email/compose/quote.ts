/** Text as HTML shows it: nothing of it is markup. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Plain lines as paragraphs; empty ones keep their room. */
export const paragraphsOf = (text: string): string =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')

/** What a mail answers or passes on: a line for who and when, and the text as a quotation. */
export const quoteOf = (head: string[], html: string): string =>
  `<p dir="auto">${head.map(escapeHtml).join('<br>')}</p><blockquote dir="auto">${html}</blockquote>`

/**
 * A mail apart from the quotation at its end, which is shown beside the editor as it is: an editor knows no tables and
 * would drop what it does not know.
 */
export function splitQuote(html: string): { text: string; quote: string } {
  const none = { text: html, quote: '' }
  if (!html.trimEnd().endsWith('</blockquote>')) return none
  const start = openingOfLast(html)
  if (start < 0) return none
  const head = html.slice(0, start).match(/<p dir="auto">(?:(?!<\/p>)[\s\S])*<\/p>\s*$/)
  const cut = head?.index ?? start
  return { text: html.slice(0, cut), quote: html.slice(cut) }
}

/** Where the quotation opens that closes at the end, whatever other quotations stand in it; -1 when none does. */
function openingOfLast(html: string): number {
  let depth = 0
  for (const tag of [...html.matchAll(/<(\/?)blockquote\b[^>]*>/gi)].reverse()) {
    depth += tag[1] ? 1 : -1
    if (depth === 0) return tag.index
  }
  return -1
}
