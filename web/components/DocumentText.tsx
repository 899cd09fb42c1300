import Link from '@mui/material/Link';

/** The document behind a figure: the number of an EPD as text, an address as a link. */
export function DocumentText({ text }: { text: string }) {
  if (!/^https?:\/\/\S+$/i.test(text)) return text;
  return (
    <Link href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </Link>
  );
}
