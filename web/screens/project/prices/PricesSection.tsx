import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PricesSection_project$key } from '#relay/PricesSection_project.graphql.ts';
import { Section } from '../../../components/Section.tsx';
import { missingAmounts, pricedRows } from './pricedRows.ts';
import { PriceFiles } from './PriceFiles.tsx';
import { PriceSharing } from './PriceSharing.tsx';
import { PriceTable } from './PriceTable.tsx';

/** Prices of everything the project's options need: those of the set, and what was quoted for the project. */
export function PricesSection({ project }: { project: PricesSection_project$key }) {
  const { t, i18n } = useTranslation('prices');
  const data = useFragment(
    graphql`
      fragment PricesSection_project on Project @throwOnFieldError {
        id
        name
        organizationName
        viewerCanEdit
        ...PriceSharing_project
        priceSet {
          source
          state
          month
        }
        prices {
          key
          label
          unit
          min
          max
          source
          date
          isOld
          origin {
            ...useFirstEntry_entry @relay(mask: false)
          }
          setPrice {
            min
            max
          }
        }
        units(first: 50) {
          edges {
            node {
              id
              options(first: 50) {
                edges {
                  node {
                    id
                    name
                    quantitiesWithFoundation {
                      missingAmounts
                      costLines {
                        key
                        label
                        unit
                        status
                        sourceCode
                        includes
                        price {
                          min
                          max
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    project,
  );
  const rows = pricedRows(data);
  const { source, state, month } = data.priceSet;
  const set = {
    source,
    state,
    month: new Intl.DateTimeFormat(i18n.resolvedLanguage, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`)),
  };
  return (
    <Section
      title={t('title')}
      text={t('text', set)}
      actions={
        <PriceFiles
          projectId={data.id}
          name={data.name}
          isOfOffice={data.organizationName != null}
          rows={rows}
          canEdit={data.viewerCanEdit}
        />
      }
    >
      {missingAmounts(data).map(({ name, labels }, index) => (
        <Alert key={`${name} ${index}`} severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('missingAmount', { option: name, what: labels.join(' · ') })}
        </Alert>
      ))}
      <PriceTable projectId={data.id} rows={rows} canEdit={data.viewerCanEdit} />
      <PriceSharing project={data} />
    </Section>
  );
}
