import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PricesSectionPriceSharingMutation } from '#relay/PricesSectionPriceSharingMutation.graphql.ts';
import type { PricesSection_priceSharingProject$key } from '#relay/PricesSection_priceSharingProject.graphql.ts';
import type { PricesSection_project$key } from '#relay/PricesSection_project.graphql.ts';
import { AllPages } from '../../../components/states/AllPages.tsx';
import { Section } from '../../../components/Section.tsx';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { usePages } from '../../../relay/queries/usePages.ts';
import { missingAmounts, pricedRows } from './pricedRows.ts';
import { PriceFiles } from './PriceFiles.tsx';
import { PriceTable } from './PriceTable.tsx';

/** Prices of everything the project's options need: those of the set, and what was quoted for the project. */
export function PricesSection({ project }: { project: PricesSection_project$key }) {
  const { t, i18n } = useTranslation('prices');
  const { data, pages } = usePages(
    graphql`
      fragment PricesSection_project on Project
      @refetchable(queryName: "PricesSectionPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        id
        name
        organizationName
        viewerCanEdit
        ...PricesSection_priceSharingProject
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
        units(first: $first, after: $after) @connection(key: "PricesSection_units") {
          edges {
            node {
              id
              name
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
      <AllPages pages={pages} title={t('error.prices', { ns: 'project' })} />
      <PriceTable projectId={data.id} rows={rows} canEdit={data.viewerCanEdit} />
      <PriceSharing project={data} />
    </Section>
  );
}

/** Whether tokens and links that only read show the quotations; the owner alone decides. */
function PriceSharing({ project }: { project: PricesSection_priceSharingProject$key }) {
  const { t } = useTranslation('prices');
  const { id, pricesForReaders, viewerCanTransfer } = useFragment(
    graphql`
      fragment PricesSection_priceSharingProject on Project {
        id
        pricesForReaders
        viewerCanTransfer
      }
    `,
    project,
  );
  const [commit] = useMutation<PricesSectionPriceSharingMutation>(
    graphql`
      mutation PricesSectionPriceSharingMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            pricesForReaders
            revision
          }
        }
      }
    `,
    { failure: t('saveError') },
  );
  if (pricesForReaders == null) return null;
  return (
    <>
      <FormControlLabel
        sx={{ mt: 2 }}
        disabled={!viewerCanTransfer}
        label={t('readers.label')}
        control={
          <Switch
            checked={pricesForReaders}
            onChange={(_, checked) =>
              void commit({
                variables: { input: { projectId: id, pricesForReaders: checked } },
                optimisticUpdater: (store) => store.get(id)?.setValue(checked, 'pricesForReaders'),
              })
            }
          />
        }
      />
      <FormHelperText>{t('readers.help')}</FormHelperText>
    </>
  );
}
