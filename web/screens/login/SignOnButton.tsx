import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { SignOnButtonMutation } from '#relay/SignOnButtonMutation.graphql.ts';
import { useGuestMutation } from '../../relay/useGuestMutation.ts';
import type { OnRefused } from '../../relay/useCommit.ts';
import { keepBegunSignOn } from '../../session/begunSignOn.ts';

type Props = {
  /** The address that was typed; undefined where there is none, which the form then says. */
  email: () => Promise<string | undefined>;
  onRefused: OnRefused;
  onFailed: (error: Error) => void;
};

/** Leads to the provider of the office whose domain the address has. */
export function SignOnButton({ email, onRefused, onFailed }: Props) {
  const { t } = useTranslation('login');
  const [search] = useSearchParams();
  const [commit, pending] = useGuestMutation<SignOnButtonMutation>(graphql`
    mutation SignOnButtonMutation($input: BeginSignOnInput!) {
      beginSignOn(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        url
        secret
      }
    }
  `);
  const begin = async () => {
    const address = await email();
    if (address === undefined) return;
    const done = await commit({ variables: { input: { email: address } }, onRefused, onFailed });
    const { url, secret } = done?.beginSignOn ?? {};
    if (url == null || secret == null) return;
    keepBegunSignOn({ secret, redirect: search.get('redirect') });
    window.location.assign(url);
  };
  return (
    <Button size="large" variant="outlined" loading={pending} onClick={() => void begin()}>
      {t('signOn')}
    </Button>
  );
}
