import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OfficeSignOn_organization$key } from '#relay/OfficeSignOn_organization.graphql.ts';
import { AddDomainDialog } from './AddDomainDialog.tsx';
import { EmailDomainRow } from './EmailDomainRow.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { SignOnDialog } from './SignOnDialog.tsx';

/** How the office's people log in by its own provider, for owners. */
export function OfficeSignOn({ organization }: { organization: OfficeSignOn_organization$key }) {
  const { t } = useTranslation('office');
  const [open, setOpen] = useState<'provider' | 'domain' | null>(null);
  const { id, singleSignOn } = useFragment(
    graphql`
      fragment OfficeSignOn_organization on Organization {
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
            ...EmailDomainRow_domain
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
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 640 }}>
        {t('signOn.text')}
      </Typography>
      {provider != null && (
        <ProviderRow organizationId={id} provider={provider} onEdit={() => setOpen('provider')} />
      )}
      {domains.length > 0 && (
        <List disablePadding aria-label={t('domain.all')}>
          {domains.map((domain) => (
            <EmailDomainRow key={domain.domain} organizationId={id} domain={domain} />
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
