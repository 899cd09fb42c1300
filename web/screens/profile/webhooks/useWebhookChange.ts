import { graphql } from 'react-relay';
import type {
  UpdateWebhookInput,
  useWebhookChangeMutation,
} from '#relay/useWebhookChangeMutation.graphql.ts';
import type { OnRefused } from '../../../relay/mutations/useCommit.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';

/** @returns [change, pending]; `change` resolves to null where it was refused. */
export function useWebhookChange(webhookId: string) {
  const [commit, pending] = useMutation<useWebhookChangeMutation>(graphql`
    mutation useWebhookChangeMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        webhook {
          ...WebhooksSection_webhook
        }
      }
    }
  `);
  const change = (changes: Omit<UpdateWebhookInput, 'webhookId'>, onRefused?: OnRefused) =>
    commit({ variables: { input: { webhookId, ...changes } }, ...(onRefused && { onRefused }) });
  return [change, pending] as const;
}
