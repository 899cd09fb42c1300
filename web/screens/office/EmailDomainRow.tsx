import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EmailDomainRow_domain$key } from '#relay/EmailDomainRow_domain.graphql.ts';
import type { EmailDomainRowProveMutation } from '#relay/EmailDomainRowProveMutation.graphql.ts';
import type { EmailDomainRowRemoveMutation } from '#relay/EmailDomainRowRemoveMutation.graphql.ts';
import { CopyLine } from '../../components/CopyLine.tsx';
import { RemoveButton } from '../../components/dialogs/RemoveButton.tsx';
import { useMutation } from '../../relay/useMutation.ts';

type Props = { organizationId: string; domain: EmailDomainRow_domain$key };

/** A domain of the office's addresses; until it is proved, with what DNS has to say. */
export function EmailDomainRow({ organizationId, domain: key }: Props) {
  const { t } = useTranslation('office');
  const { domain, record, provedAt } = useFragment(
    graphql`
      fragment EmailDomainRow_domain on EmailDomain {
        domain
        record
        provedAt
      }
    `,
    key,
  );
  const [prove, proving] = useMutation<EmailDomainRowProveMutation>(
    graphql`
      mutation EmailDomainRowProveMutation($input: ProveEmailDomainInput!) {
        proveEmailDomain(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            ...OfficeSignOn_organization
          }
        }
      }
    `,
    { success: t('domain.proveDone'), failure: t('domain.proveError') },
  );
  const [remove, removing] = useMutation<EmailDomainRowRemoveMutation>(
    graphql`
      mutation EmailDomainRowRemoveMutation($input: RemoveEmailDomainInput!) {
        removeEmailDomain(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            ...OfficeSignOn_organization
          }
        }
      }
    `,
    { success: t('domain.removed'), failure: t('domain.removeError') },
  );
  const isProved = provedAt != null;
  const variables = { input: { organizationId, domain } };
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1, py: 1.25 }}>
      <Typography sx={{ flex: '1 1 200px', overflowWrap: 'anywhere', fontWeight: 500 }}>{domain}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        <Chip
          size="small"
          label={t(isProved ? 'domain.proved' : 'domain.unproved')}
          color={isProved ? 'success' : 'warning'}
          variant="outlined"
        />
        {!isProved && (
          <Button
            size="small"
            loading={proving}
            aria-label={t('domain.proveOf', { domain })}
            onClick={() => void prove({ variables })}
          >
            {t('domain.prove')}
          </Button>
        )}
        <RemoveButton
          label={t('signOn.remove')}
          name={t('signOn.removeOf', { name: domain })}
          title={t('domain.removeTitle', { domain })}
          text={t('domain.removeText')}
          pending={removing}
          onRemove={() => remove({ variables })}
        />
      </Box>
      {!isProved && (
        <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {t('domain.record')}
          </Typography>
          <CopyLine text={record} />
        </Box>
      )}
    </ListItem>
  );
}
