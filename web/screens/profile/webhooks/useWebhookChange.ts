import { graphql } from 'react-relay';
import type {
  UpdateWebhookInput,
  useWebhookChangeMutation,
} from '#relay/useWebhookChangeMutation.graphql.ts';
import type { OnRefused } from '../../../relay/useCommit.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** @returns [change, pending]; `change` resolves to whether it was made. */
export function useWebhookChange(webhookId: string) {
  const [commit, pending] = useMutation<useWebhookChangeMutation>(graphql`
    mutation useWebhookChangeMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        webhook {
          ...WebhookRow_webhook
        }
      }
    }
  `);
  const change = async (changes: Omit<UpdateWebhookInput, 'webhookId'>, onRefused?: OnRefused) => {
    const variables = { input: { webhookId, ...changes } };
    return (await commit({ variables, ...(onRefused && { onRefused }) })) !== null;
  };
  return [change, pending] as const;
}
