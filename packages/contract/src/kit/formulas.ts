/**
 * A cell of a file that spreadsheets open. Text that one would run as a formula is put behind an apostrophe; a telephone number
 * or one below zero begins like a formula and does nothing, and an apostrophe would break it elsewhere.
 */
export const harmless = (text: string): string =>
  /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) && !/^(\+\d[\d ]*|-\d+([.,]\d+)?)$/.test(text) ? `'${text}` : text
