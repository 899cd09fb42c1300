import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ApiTokensSection_viewer$key } from '#relay/ApiTokensSection_viewer.graphql.ts';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { Section } from '../../components/Section.tsx';
import { ApiTokenRow } from './ApiTokenRow.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';

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
              ...ApiTokenRow_apiToken
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
