/** Digits of a CEP as they are written: 01310100 → 01310-100. Anything beyond eight digits is dropped. */
export function maskCep(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** Writes the masked CEP into its input, with the cursor behind the same digit; React would move it to the end. */
export function writeCep(input: HTMLInputElement, cep: string): void {
  const before = input.value.slice(0, input.selectionStart ?? undefined);
  const caret = maskCep(before).length;
  input.value = cep;
  input.setSelectionRange(caret, caret);
}

export const isCompleteCep = (text: string) => /^\d{5}-\d{3}$/.test(text);
