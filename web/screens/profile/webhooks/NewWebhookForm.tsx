import Box from '@mui/material/Box';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { activityEntities } from '#domain/project/activityEntities.ts';
import type { NewWebhookFormMutation } from '#relay/NewWebhookFormMutation.graphql.ts';
import { FormStack } from '../../../forms/FormStack.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { MakeButtons } from '../MakeButtons.tsx';
import { allProjects } from '../newToken.ts';
import { ProjectField } from '../ProjectField.tsx';
import { newWebhookSchema, subjectsOf } from './webhookForm.ts';
import { WebhookFields } from './WebhookFields.tsx';

type Props = { onMade: (secret: string) => void; onCancel: () => void };

/** The address that is to hear of changes, of which and of which project. */
export function NewWebhookForm({ onMade, onCancel }: Props) {
  const form = useDomainForm(newWebhookSchema, {
    defaultValues: { url: '', events: [...activityEntities], projectId: allProjects },
  });
  const [commit, pending] = useMutation<NewWebhookFormMutation>(graphql`
    mutation NewWebhookFormMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        secret
        viewer {
          ...WebhooksSection_viewer
        }
      }
    }
  `);
  const create = async ({ url, events, projectId }: z.output<typeof newWebhookSchema>) => {
    const project = projectId === allProjects ? null : projectId;
    const done = await commit({
      variables: { input: { url, events: subjectsOf(events), projectId: project } },
      onRefused: refusalsOn(form),
    });
    if (done?.createWebhook.secret) onMade(done.createWebhook.secret);
  };
  return (
    <Box sx={{ pt: 1 }}>
      <FormStack onSubmit={form.handleSubmit(create)}>
        <WebhookFields control={form.control} />
        <ProjectField control={form.control} name="projectId" />
        <MakeButtons pending={pending} onCancel={onCancel} />
      </FormStack>
    </Box>
  );
}
