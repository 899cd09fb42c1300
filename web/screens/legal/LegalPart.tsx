import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section.tsx';

/** One part of a document; its paragraphs stand on lines of their own. */
export function LegalPart({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      {text.split('\n').map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 1, '&:last-child': { mb: 0 } }}>
          {paragraph}
        </Typography>
      ))}
    </Section>
  );
}
