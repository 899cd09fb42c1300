import { graphql } from 'react-relay';
import type { userError_error$data } from '#relay/userError_error.graphql.ts';

// Spread unmasked into the payload of every mutation: the compiler copies its fields in, and nothing of it is ever
// loaded.
void graphql`
  fragment userError_error on UserError {
    code
    message
    key
    path
  }
`;

/** An expected refusal: `key` the domain's message with its parameters, `path` into the mutation's input. */
export type UserError = Pick<userError_error$data, 'code' | 'message'> &
  Partial<Pick<userError_error$data, 'key' | 'path'>>;
