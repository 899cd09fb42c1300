import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OfficeSignOnEmailDomainRowProveMutation } from '#relay/OfficeSignOnEmailDomainRowProveMutation.graphql.ts';
import type { OfficeSignOnEmailDomainRowRemoveMutation } from '#relay/OfficeSignOnEmailDomainRowRemoveMutation.graphql.ts';
import type {
  OfficeSignOn_organization$data,
  OfficeSignOn_organization$key,
} from '#relay/OfficeSignOn_organization.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { CopyLine } from '../../components/CopyLine.tsx';
import { RemoveButton } from '../../components/dialogs/RemoveButton.tsx';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { AddDomainDialog } from './AddDomainDialog.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { SignOnDialog } from './SignOnDialog.tsx';

/** How the office's people log in by its own provider, for owners. */
export function OfficeSignOn({ organization }: { organization: OfficeSignOn_organization$key }) {
  const { t } = useTranslation('office');
  const [open, setOpen] = useState<'provider' | 'domain' | null>(null);
  const { id, singleSignOn } = useFragment(
    graphql`
      fragment OfficeSignOn_organization on Organization @throwOnFieldError {
        id
        singleSignOn {
          callbackUrl
          provider {
            issuer
            clientId
            required
            newcomerRole
            newcomerDiscipline
          }
          domains {
            domain
            record
            provedAt
          }
        }
      }
    `,
    organization,
  );
  if (singleSignOn == null) return null;
  const { provider, domains, callbackUrl } = singleSignOn;
  const close = () => setOpen(null);
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t('signOn.title')}
      </Typography>
      <Muted sx={{ maxWidth: 640 }}>{t('signOn.text')}</Muted>
      {provider != null && (
        <ProviderRow organizationId={id} provider={provider} onEdit={() => setOpen('provider')} />
      )}
      {domains.length > 0 && (
        <List disablePadding aria-label={t('domain.all')}>
          {domains.map((domain) => (
            <EmailDomainRow key={domain.domain} organizationId={id} {...domain} />
          ))}
        </List>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {provider == null && (
          <Button size="small" variant="outlined" onClick={() => setOpen('provider')}>
            {t('signOn.set')}
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={() => setOpen('domain')}>
          {t('domain.add')}
        </Button>
      </Box>
      {open === 'provider' && (
        <SignOnDialog
          organizationId={id}
          callbackUrl={callbackUrl}
          provider={provider ?? null}
          onClose={close}
        />
      )}
      {open === 'domain' && <AddDomainDialog organizationId={id} onClose={close} />}
    </>
  );
}

type Domain = NonNullable<OfficeSignOn_organization$data['singleSignOn']>['domains'][number];

/** A domain of the office's addresses; until it is proved, with what DNS has to say. */
function EmailDomainRow({ organizationId, domain, record, provedAt }: Domain & { organizationId: string }) {
  const { t } = useTranslation('office');
  const [prove, proving] = useMutation<OfficeSignOnEmailDomainRowProveMutation>(
    graphql`
      mutation OfficeSignOnEmailDomainRowProveMutation($input: ProveEmailDomainInput!) {
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
  const [remove, removing] = useMutation<OfficeSignOnEmailDomainRowRemoveMutation>(
    graphql`
      mutation OfficeSignOnEmailDomainRowRemoveMutation($input: RemoveEmailDomainInput!) {
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
          <Muted>{t('domain.record')}</Muted>
          <CopyLine text={record} />
        </Box>
      )}
    </ListItem>
  );
}
