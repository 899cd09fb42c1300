import { graphql } from 'react-relay';
import type { useRegistrationMutation } from '#relay/useRegistrationMutation.graphql.ts';
import type { useRegistrationQuery } from '#relay/useRegistrationQuery.graphql.ts';
import { useDeferredQuery } from '../../../relay/queries/useDeferredQuery.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';

/**
 * Whether the author's profile lacks the CREA or CAU number, which the record would leave out; `save` stores it there
 * for this record and all later ones, and tells whether it did. An unreadable profile is not asked about.
 */
export function useRegistration() {
  const { profileFields } = useOffered();
  const data = useDeferredQuery<useRegistrationQuery>(
    graphql`
      query useRegistrationQuery {
        viewer {
          user {
            professionalNumber
          }
        }
      }
    `,
    profileFields ? {} : null,
  );
  const [commit] = useMutation<useRegistrationMutation>(graphql`
    mutation useRegistrationMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        user {
          professionalNumber
        }
      }
    }
  `);
  const save = async (professionalNumber: string): Promise<boolean> =>
    (await commit({ variables: { input: { professionalNumber } } })) !== null;
  return { isMissing: data?.viewer?.user?.professionalNumber === null, save };
}
