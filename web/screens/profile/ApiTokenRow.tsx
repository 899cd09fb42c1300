import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ApiTokenRow_apiToken$key } from '#relay/ApiTokenRow_apiToken.graphql.ts';
import type { ApiTokenRowRevokeMutation } from '#relay/ApiTokenRowRevokeMutation.graphql.ts';
import { RemoveButton } from '../../components/dialogs/RemoveButton.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMutation } from '../../relay/useMutation.ts';

type Props = { apiToken: ApiTokenRow_apiToken$key; connection: string };

/** One token with its dates; revoking asks, because scripts stop at once. */
export function ApiTokenRow({ apiToken, connection }: Props) {
  const { t } = useTranslation('profile');
  const { date, ago } = useFormat();
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
        <RemoveButton
          label={t('tokens.revoke')}
          name={t('tokens.revokeName', { name: token.name })}
          title={t('tokens.revokeName', { name: token.name })}
          text={t('tokens.revokeText')}
          pending={pending}
          onRemove={() =>
            commit({ variables: { input: { apiTokenId: token.id }, connections: [connection] } })
          }
        />
      </TableCell>
    </TableRow>
  );
}
