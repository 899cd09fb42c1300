import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { NewTokenFormMutation } from '#relay/NewTokenFormMutation.graphql.ts';
import { FormStack } from '../../forms/FormStack.tsx';
import { SwitchField } from '../../forms/fields/SwitchField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { MakeButtons } from './MakeButtons.tsx';
import { allProjects, type NewToken, newTokenSchema } from './newToken.ts';
import { ProjectField } from './ProjectField.tsx';

type Props = { connection: string; onMade: (secret: string) => void; onCancel: () => void };

/** The name by which its owner will know the token, and how far it reaches. */
export function NewTokenForm({ connection, onMade, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const form = useDomainForm(newTokenSchema, {
    defaultValues: { name: '', readOnly: true, projectId: allProjects },
  });
  const [commit, pending] = useMutation<NewTokenFormMutation>(graphql`
    mutation NewTokenFormMutation($input: CreateApiTokenInput!, $connections: [ID!]!) {
      createApiToken(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        token
        apiTokenEdge @prependEdge(connections: $connections) {
          node {
            ...ApiTokensSection_apiToken
          }
        }
      }
    }
  `);
  const create = async ({ name, readOnly, projectId }: NewToken) => {
    const done = await commit({
      variables: {
        input: { name, readOnly, projectId: projectId === allProjects ? null : projectId },
        connections: [connection],
      },
      onRefused: refusalsOn(form),
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
        <ProjectField control={form.control} name="projectId" />
        <SwitchField control={form.control} name="readOnly" label={t('tokens.readOnly')} />
        <MakeButtons pending={pending} onCancel={onCancel} />
      </FormStack>
    </Box>
  );
}
