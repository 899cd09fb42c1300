import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvitesSection_viewer$key } from '#relay/InvitesSection_viewer.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';
import { nodesOf, rowsOf } from '../../relay/queries/nodesOf.ts';

/** How many invitations wait, and the way to them. */
export function InvitesSection({ viewer }: { viewer: InvitesSection_viewer$key }) {
  const { t } = useTranslation('profile');
  const { pendingInvitations, organizationInvitations } = useFragment(
    graphql`
      fragment InvitesSection_viewer on Viewer @throwOnFieldError {
        pendingInvitations(first: 50) {
          edges {
            node {
              id
            }
          }
        }
        organizationInvitations {
          id
        }
      }
    `,
    viewer,
  );
  const count = nodesOf(pendingInvitations).length + rowsOf(organizationInvitations).length;
  return (
    <Section title={t('invites.title')} text={t('invites.text', { count })}>
      <Button variant="outlined" component={PreloadLink} to={paths.invites}>
        {t('invites.open')}
      </Button>
    </Section>
  );
}
