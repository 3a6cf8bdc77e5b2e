/** Words that promise a file, in each language of the product; people write in more than one. */
const promises = [
  /(?:مرفق|المرفق|أرفق|ارفق|ملحق|الملحق)/u,
  /\battach(?:ed|ment|ments|ing)?\b/iu,
  /(?<!\p{L})(?:anhang|angehängt|beigefügt|anbei|anlage)(?!\p{L})/iu,
  /(?<!\p{L})(?:pièces?[ -]jointes?|ci-jointe?s?|joint en annexe)(?!\p{L})/iu,
  /(?<!\p{L})(?:em anexo|anexos?|anexad[oa]s?|anexei)(?!\p{L})/iu,
]

/** Whether a text (HTML or not) speaks of an attachment. */
export function promisesAttachment(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, ' ')
  return promises.some((pattern) => pattern.test(text))
}
