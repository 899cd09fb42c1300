import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { unitText } from '#domain/texts/unitText.ts';
import type { SharedPricesMutation } from '#relay/SharedPricesMutation.graphql.ts';
import type { SharedPricesQuery } from '#relay/SharedPricesQuery.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useDeferredQuery } from '../../../relay/queries/useDeferredQuery.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { SharedDialog } from '../office/SharedDialog.tsx';
import { useFirstEntry } from '../office/useFirstEntry.ts';
import type { PricedRow } from './pricedRows.ts';

type Props = { projectId: string; rows: readonly PricedRow[]; canEdit: boolean; onClose: () => void };

/** Quotations of the office's other projects; what this project needs comes first. */
export function SharedPrices({ projectId, rows, canEdit, onClose }: Props) {
  const { t } = useTranslation('prices');
  const { range, day } = useFormat();
  const firstEntry = useFirstEntry();
  const answer = useDeferredQuery<SharedPricesQuery>(
    graphql`
      query SharedPricesQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on Project {
            sharedPrices {
              projectId
              firstEntry {
                ...useFirstEntry_entry @relay(mask: false)
              }
              price {
                key
                label
                unit
                min
                max
                source
                date
                isOld
              }
            }
          }
        }
      }
    `,
    { id: projectId },
  );
  const [commit, pending] = useMutation<SharedPricesMutation>(
    graphql`
      mutation SharedPricesMutation($input: AdoptPricesInput!) {
        adoptPrices(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            id
          }
        }
      }
    `,
    // Costs elsewhere rest on them.
    { success: t('saved'), failure: t('saveError'), invalidates: true },
  );
  const place = new Map(rows.map(({ key }, index) => [key, index]));
  const placeOf = ({ about }: { about: string }) => place.get(about) ?? rows.length;
  const shared = answer && (answer.node?.__typename === 'Project' ? answer.node.sharedPrices : null);
  const quotations =
    shared &&
    shared
      .map(({ projectId: of, price, firstEntry: entry }) => {
        const { key, label, unit, source, date, isOld } = price;
        const own = rows.find((row) => row.key === key)?.own;
        return {
          id: `${of} ${key}`,
          about: key,
          label,
          value: `R$ ${range(price)} / ${unitText(unit)}`,
          notes: [
            [`${source}, ${day(date)}`, ...(isOld ? [t('old')] : [])].join(' · '),
            firstEntry(entry),
            own ? t('shared.replaces', { own: range(own) }) : null,
          ],
        };
      })
      .toSorted((a, b) => placeOf(a) - placeOf(b));
  const adopt = async (ids: readonly string[]) => {
    const prices = ids.map((id) => {
      const [of = '', key = ''] = splitOnce(id);
      return { projectId: of, key };
    });
    if ((await commit({ variables: { input: { projectId, prices } } })) !== null) onClose();
  };
  return (
    <SharedDialog
      title={t('shared.title')}
      canAdopt={canEdit}
      pending={pending}
      rows={quotations}
      onAdopt={(ids) => void adopt(ids)}
      onClose={onClose}
    />
  );
}

/** A global id has no blank in it; keys may. */
const splitOnce = (id: string) => [id.slice(0, id.indexOf(' ')), id.slice(id.indexOf(' ') + 1)];
