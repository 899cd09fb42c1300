import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ApiTokensSection_viewer$key } from '#relay/ApiTokensSection_viewer.graphql.ts';
import { HiddenText } from '../../components/HiddenText.tsx';
import { TableFrame } from '../../components/tables/DataTable.tsx';
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
        <TableFrame label={t('tokens.title')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('tokens.name')}</TableCell>
                <TableCell>{t('tokens.reach')}</TableCell>
                <TableCell>{t('tokens.created')}</TableCell>
                <TableCell>{t('tokens.lastUsed')}</TableCell>
                <TableCell>{t('tokens.expires')}</TableCell>
                <TableCell>
                  <HiddenText>{t('tokens.revoke')}</HiddenText>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {tokens.map((token) => (
                <ApiTokenRow key={token.id} apiToken={token} connection={apiTokens?.__id ?? ''} />
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
      {adding && (
        <SecretDialog title={t('tokens.new')} madeTitle={t('tokens.made')} onClose={close}>
          {(onMade) => <NewTokenForm connection={apiTokens?.__id ?? ''} onMade={onMade} onCancel={close} />}
        </SecretDialog>
      )}
    </Section>
  );
}
