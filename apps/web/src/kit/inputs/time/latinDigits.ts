/** ٠١٢ and ۰۱۲ as 012, for what is typed on an Arabic or Persian keyboard. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
