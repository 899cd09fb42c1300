import { graphql } from 'react-relay';

// Spread unmasked where both are shown: the compiler copies the fields in, nothing of it is ever loaded.
void graphql`
  fragment ranges_quantities on Quantities {
    co2 {
      min
      max
    }
    energy {
      min
      max
    }
  }
`;
