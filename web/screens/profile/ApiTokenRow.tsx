import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ApiTokenRow_apiToken$key } from '#relay/ApiTokenRow_apiToken.graphql.ts';
import type { ApiTokenRowRevokeMutation } from '#relay/ApiTokenRowRevokeMutation.graphql.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** One token with its dates; revoking asks, because scripts stop at once. */
export function ApiTokenRow({
  apiToken,
  connection,
}: {
  apiToken: ApiTokenRow_apiToken$key;
  connection: string;
}) {
  const { t } = useTranslation('profile');
  const { date, ago } = useFormat();
  const [asking, setAsking] = useState(false);
  const token = useFragment(
    graphql`
      fragment ApiTokenRow_apiToken on ApiToken {
        id
        name
        createdAt
        expiresAt
        lastUsedAt
        readOnly
        projectName
      }
    `,
    apiToken,
  );
  const [commit, pending] = useMutation<ApiTokenRowRevokeMutation>(
    graphql`
      mutation ApiTokenRowRevokeMutation($input: RevokeApiTokenInput!, $connections: [ID!]!) {
        revokeApiToken(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          revokedApiTokenId @deleteEdge(connections: $connections)
        }
      }
    `,
    { success: t('tokens.revoked') },
  );
  const revoke = async () => {
    await commit({ variables: { input: { apiTokenId: token.id }, connections: [connection] } });
    setAsking(false);
  };
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: 500 }}>{token.name}</TableCell>
      <TableCell>
        {token.projectName ?? t('tokens.allProjects')}
        {` · ${t(token.readOnly ? 'tokens.readOnly' : 'tokens.writes')}`}
      </TableCell>
      <TableCell>{date(token.createdAt)}</TableCell>
      <TableCell>{ago(token.lastUsedAt)}</TableCell>
      <TableCell>{date(token.expiresAt)}</TableCell>
      <TableCell align="right">
        <Button
          size="small"
          color="error"
          onClick={() => setAsking(true)}
          aria-label={t('tokens.revokeName', { name: token.name })}
        >
          {t('tokens.revoke')}
        </Button>
        <ConfirmDialog
          open={asking}
          title={t('tokens.revokeName', { name: token.name })}
          text={t('tokens.revokeText')}
          confirmLabel={t('tokens.revoke')}
          destructive
          pending={pending}
          onConfirm={() => void revoke()}
          onCancel={() => setAsking(false)}
        />
      </TableCell>
    </TableRow>
  );
}
