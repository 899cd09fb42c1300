const longest = 60;

/** Addresses, with or without a scheme, and what mail programs turn into links: `bank.example/pay`, `a@b.cc`. */
const links = /\S*(?:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}]{2,})\S*/giu;

/**
 * A name that a user chose, made safe for a mail to another person: one line, no links, at most 60 characters.
 * Otherwise an invitation could carry any message to anybody under our address.
 */
export function plainWord(value: string): string {
  const plain = value
    .replace(links, '…')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).trimEnd()}…`;
}
