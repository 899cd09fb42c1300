import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { inviteSchema } from '#domain/people/invite.ts';
import type { InviteDrawerMutation } from '#relay/InviteDrawerMutation.graphql.ts';
import { FormDrawer } from '../../../forms/FormDrawer.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { clearDraft } from '../../../forms/useDraft.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';
import { PermissionChoice } from './PermissionChoice.tsx';

type Props = { projectId: string; connections: readonly string[]; onClose: () => void };

/** Invites someone to view or edit. */
export function InviteDrawer({ projectId, connections, onClose }: Props) {
  const { t } = useTranslation('project');
  const { editInvitations } = useOffered();
  const draft = `invite.${projectId}`;
  const form = useDomainForm(inviteSchema, { defaultValues: { email: '', permissions: [] }, draft });
  const [commit, pending] = useMutation<InviteDrawerMutation>(
    graphql`
      mutation InviteDrawerMutation($input: InviteUserInput!, $connections: [ID!]!) {
        inviteUser(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          invitationEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...InvitationRow_invitation
            }
          }
        }
      }
    `,
    { success: t(editInvitations ? 'invite.done' : 'invite.doneLater'), failure: t('invite.error') },
  );
  const close = () => {
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async ({ email, permissions }) => {
    const granted = permissions.map((permission) => (permission === 'project:edit' ? 'EDIT' : 'VIEW'));
    const done = await commit({
      variables: { input: { projectId, email, permissions: granted }, connections: [...connections] },
      onRefused: refusalsOn(form),
    });
    if (done !== null) close();
  });
  return (
    <FormDrawer
      open
      title={t('invite.title')}
      dirty={form.formState.isDirty}
      pending={pending}
      submitLabel={t('invite.submit')}
      onSubmit={(event) => void save(event)}
      onClose={close}
      width={440}
    >
      <TextField
        control={form.control}
        name="email"
        label={t('invite.email')}
        type="email"
        required
        autoFocus
      />
      <PermissionChoice control={form.control} />
    </FormDrawer>
  );
}
