import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ApiTokensSectionApiTokenRowRevokeMutation } from '#relay/ApiTokensSectionApiTokenRowRevokeMutation.graphql.ts';
import type { ApiTokensSection_apiToken$key } from '#relay/ApiTokensSection_apiToken.graphql.ts';
import type { ApiTokensSection_viewer$key } from '#relay/ApiTokensSection_viewer.graphql.ts';
import { RemoveButton } from '../../components/dialogs/RemoveButton.tsx';
import { Section } from '../../components/Section.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { NewTokenForm } from './NewTokenForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';

/** Tokens with which scripts read what the user may read. */
export function ApiTokensSection({ viewer }: { viewer: ApiTokensSection_viewer$key }) {
  const { t } = useTranslation('profile');
  const [adding, setAdding] = useState(false);
  const { apiTokens } = useFragment(
    graphql`
      fragment ApiTokensSection_viewer on Viewer @throwOnFieldError {
        apiTokens(first: 50) @connection(key: "ApiTokensSection_apiTokens") {
          __id
          edges {
            node {
              id
              ...ApiTokensSection_apiToken
            }
          }
        }
      }
    `,
    viewer,
  );
  const tokens = nodesOf(apiTokens);
  const close = () => setAdding(false);
  const add = (
    <Button variant="outlined" onClick={() => setAdding(true)}>
      {t('tokens.new')}
    </Button>
  );
  return (
    <Section title={t('tokens.title')} text={t('tokens.text')} actions={tokens.length > 0 && add}>
      {tokens.length === 0 ? (
        <EmptyState compact title={t('tokens.empty')} text={t('tokens.emptyText')} action={add} />
      ) : (
        <DataTable
          label={t('tokens.title')}
          heads={[
            t('tokens.name'),
            t('tokens.reach'),
            t('tokens.created'),
            t('tokens.lastUsed'),
            t('tokens.expires'),
            { hidden: t('tokens.revoke') },
          ]}
        >
          {tokens.map((token) => (
            <ApiTokenRow key={token.id} apiToken={token} connection={apiTokens?.__id ?? ''} />
          ))}
        </DataTable>
      )}
      {adding && (
        <SecretDialog title={t('tokens.new')} madeTitle={t('tokens.made')} onClose={close}>
          {(onMade) => <NewTokenForm connection={apiTokens?.__id ?? ''} onMade={onMade} onCancel={close} />}
        </SecretDialog>
      )}
    </Section>
  );
}

type Props = { apiToken: ApiTokensSection_apiToken$key; connection: string };

/** One token with its dates; revoking asks, because scripts stop at once. */
function ApiTokenRow({ apiToken, connection }: Props) {
  const { t } = useTranslation('profile');
  const { date, ago } = useFormat();
  const token = useFragment(
    graphql`
      fragment ApiTokensSection_apiToken on ApiToken {
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
  const [commit, pending] = useMutation<ApiTokensSectionApiTokenRowRevokeMutation>(
    graphql`
      mutation ApiTokensSectionApiTokenRowRevokeMutation($input: RevokeApiTokenInput!, $connections: [ID!]!) {
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
