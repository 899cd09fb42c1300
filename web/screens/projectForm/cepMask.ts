/** Digits of a CEP as they are written: 01310100 → 01310-100. Anything beyond eight digits is dropped. */
export function maskCep(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

export const isWholeCep = (text: string) => /^\d{5}-\d{3}$/.test(text);
