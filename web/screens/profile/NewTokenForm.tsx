import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { textOf } from '#domain/fields.ts';
import { textLimits } from '#domain/limits.ts';
import type { NewTokenFormMutation } from '#relay/NewTokenFormMutation.graphql.ts';
import { FormStack } from '../../forms/FormStack.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/useMutation.ts';

const schema = z.object({ name: textOf(1, textLimits.name, 'general.required') });
type Props = { connection: string; onMade: (secret: string) => void; onCancel: () => void };

/** The name by which its owner will know the token. */
export function NewTokenForm({ connection, onMade, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const form = useDomainForm(schema, { defaultValues: { name: '' } });
  const [commit, pending] = useMutation<NewTokenFormMutation>(graphql`
    mutation NewTokenFormMutation($input: CreateApiTokenInput!, $connections: [ID!]!) {
      createApiToken(input: $input) {
        errors {
          code
          message
          key
          path
        }
        token
        apiTokenEdge @prependEdge(connections: $connections) {
          node {
            ...ApiTokenRow_apiToken
          }
        }
      }
    }
  `);
  const create = async ({ name }: { name: string }) => {
    const done = await commit({
      variables: { input: { name }, connections: [connection] },
      onRefused: (errors) => showUserErrors(form, errors),
    });
    if (done?.createApiToken.token) onMade(done.createApiToken.token);
  };
  return (
    <Box sx={{ pt: 1 }}>
      <FormStack onSubmit={form.handleSubmit(create)}>
        <TextField
          control={form.control}
          name="name"
          label={t('tokens.name')}
          helperText={t('tokens.nameHint')}
          required
          autoFocus
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('create')}
          </Button>
        </Box>
      </FormStack>
    </Box>
  );
}
