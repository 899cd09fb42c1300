import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ServiceNotice_viewer$key } from '#relay/ServiceNotice_viewer.graphql.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { keepOffers } from '../../relay/knownOffers.ts';
import { offers } from '../../session/offered.ts';

const readKey = 'torre.service-notice';

/** Says once per tab what the connected service lacks: the ways to it are hidden on all screens. */
export function ServiceNotice({ viewer }: { viewer: ServiceNotice_viewer$key }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const [isRead, setRead] = useState(() => sessionStorage.getItem(readKey) !== null);
  const { capabilities } = useFragment(
    graphql`
      fragment ServiceNotice_viewer on Viewer {
        capabilities {
          ...knownOffers_capabilities @relay(mask: false)
        }
      }
    `,
    viewer,
  );
  useEffect(() => keepOffers(capabilities), [capabilities]);
  const lacking = offers.filter((name) => !capabilities[name]).map((name) => t(`service.lacking.${name}`));
  if (isRead || lacking.length === 0) return null;
  const close = () => {
    sessionStorage.setItem(readKey, 'read');
    setRead(true);
  };
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3 }} closeText={t('service.close')} onClose={close}>
      {t('service.lacks', { what: list(lacking) })}
    </Alert>
  );
}
