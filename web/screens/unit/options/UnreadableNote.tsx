import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnreadableNote_option$key } from '#relay/UnreadableNote_option.graphql.ts';

/** Why a simulation has no totals though it has modules: one of them can't be read. */
export function UnreadableNote({ option }: { option: UnreadableNote_option$key }) {
  const { t } = useTranslation('unit');
  const { modules } = useFragment(
    graphql`
      fragment UnreadableNote_option on Option @throwOnFieldError {
        modules(first: 50) {
          edges {
            unreadableId
          }
        }
      }
    `,
    option,
  );
  if (!modules?.edges.some(({ unreadableId }) => unreadableId != null)) return null;
  return (
    <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
      {t('options.unreadable')}
    </Typography>
  );
}
