import { graphql } from 'react-relay';

// Spread unmasked, so that the figures of a side are read with it.
void graphql`
  fragment comparedQuantities_quantities on Quantities {
    ...ranges_quantities @relay(mask: false)
    concrete
    steel
    cost {
      min
      max
    }
    missingPrices
    missingAmounts
    flags
    factorSet {
      id
      source
      date
    }
    materials {
      key
      label
      amount
      unit
      flags
      co2 {
        min
        max
      }
      energy {
        min
        max
      }
    }
    elements {
      element
      co2 {
        min
        max
      }
      energy {
        min
        max
      }
    }
  }
`;
