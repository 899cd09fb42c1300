import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import type { useReplyToInvitationMutation } from '#relay/useReplyToInvitationMutation.graphql.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { userErrorText } from '../../errors/errorText.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

/** `to`: where accepting leads. */
type Invitation = { id: string; name: string; to: string };
type Listeners = { onAnswered: () => void; onRefused: (code: string) => void };

/** Accepts or declines; an accepted one leads to what it was to. */
export function useReplyToInvitation(
  { id, name, to }: Invitation,
  { onAnswered, onRefused }: Listeners,
): [(accept: boolean) => Promise<void>, boolean] {
  const { t } = useTranslation('invites');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [commit, pending] = useMutation<useReplyToInvitationMutation>(
    graphql`
      mutation useReplyToInvitationMutation($input: ReplyToInvitationInput!) {
        replyToInvitation(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          repliedInvitationId @deleteRecord
        }
      }
    `,
    { invalidates: true },
  );
  const reply = async (accept: boolean) => {
    const done = await commit({
      variables: { input: { invitationId: id, accept, token: search.get('tkn') } },
      onRefused: (errors) => {
        const [first] = errors;
        if (first?.code.startsWith('INVITATION_')) onRefused(first.code);
        else if (first !== undefined) showToast(userErrorText(first), 'error');
        return [];
      },
    });
    if (done === null) return;
    onAnswered();
    showToast(t(accept ? 'accepted' : 'declined', { project: name }), 'success');
    if (accept) await navigate(to);
  };
  return [reply, pending];
}
