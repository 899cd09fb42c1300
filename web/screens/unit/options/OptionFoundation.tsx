import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { OptionFoundationFoundationActionsDeleteMutation } from '#relay/OptionFoundationFoundationActionsDeleteMutation.graphql.ts';
import type { OptionFoundation_option$key } from '#relay/OptionFoundation_option.graphql.ts';
import { Muted, SmallPrint } from '../../../components/Muted.tsx';
import { useHiddenRows } from '../../../components/deletion/hiddenRows.ts';
import { useDeletion } from '../../../components/deletion/useDeletion.ts';
import { ActionsMenu } from '../../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../../components/dialogs/deleteAction.ts';
import { useFoundationName } from '../../../components/figures/foundationName.ts';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useFoundationDrawer } from '../../../editors/foundationEditor/useFoundationDrawer.ts';
import { useFoundationVersions } from '../../../editors/foundationEditor/useFoundationVersions.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { useSearchChange } from '../../../routing/useSearchChange.ts';
import { useOffered } from '../../../session/offered.ts';
import { Add as AddIcon, EditOutlined, HistoryOutlined } from '../../../theme/icons.tsx';
import { FoundationFigures } from './FoundationFigures.tsx';

const FoundationVersions = lazyPart(() =>
  import('../../../editors/foundationEditor/FoundationVersions.tsx').then((part) => part.FoundationVersions),
);
const FoundationEditor = lazyPart(() =>
  import('../../../editors/foundationEditor/FoundationEditor.tsx').then((part) => part.FoundationEditor),
);

/** The foundation of a simulation: its own figures, and those together with the structure. */
export function OptionFoundation({ option }: { option: OptionFoundation_option$key }) {
  const { t } = useTranslation('unit');
  const kindName = useFoundationName();
  const { span } = useFormat();
  const withLossNote = useLossUnit();
  const data = useFragment(
    graphql`
      fragment OptionFoundation_option on Option @throwOnFieldError {
        id
        name
        viewerCanEdit
        unit {
          totalArea
        }
        foundation {
          id
          type
          quantities(withLosses: $withLosses) {
            flags
          }
          ...FoundationFigures_foundation
        }
        quantitiesWithFoundation(withLosses: $withLosses) @catch(to: NULL) {
          perSquareMeter {
            co2 {
              min
              max
            }
          }
        }
      }
    `,
    option,
  );
  const { foundations } = useOffered();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const { drawer, add, edit, close } = useFoundationDrawer();
  const versions = useFoundationVersions();
  const hidden = useHiddenRows();
  if (!foundations) return null;
  const { foundation, viewerCanEdit, name } = data;
  const isAsked = search.get('foundation') === data.id && foundation == null;
  const isShown = foundation != null && !hidden.has(foundation.id);
  if (!isShown && !viewerCanEdit) return null;
  const together = data.quantitiesWithFoundation?.perSquareMeter?.co2;
  return (
    <Box
      component="section"
      aria-label={t('foundation.of', { name })}
      sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {isShown ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: 500, flex: '1 1 220px' }}>
            {t('foundation')}: {kindName(foundation.type)}
          </Typography>
          <FoundationFigures foundation={foundation} />
          {viewerCanEdit && (
            <FoundationActions
              foundationId={foundation.id}
              name={name}
              onEdit={() => edit(foundation.id)}
              onVersions={() => void versions.open(foundation.id)}
            />
          )}
          {together && (
            <Muted sx={{ flexBasis: '100%' }}>
              {withLossNote(t('foundation.together', { value: span(together) }))}
            </Muted>
          )}
          {foundation.quantities?.flags.map((flag) => (
            <SmallPrint component="span" key={flag} sx={{ flexBasis: '100%' }}>
              {t(`flag.${flag}`)}
            </SmallPrint>
          ))}
        </Box>
      ) : (
        foundation == null && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            aria-label={t('foundation.addTo', { name })}
            onClick={add}
            {...FoundationEditor.ahead}
          >
            {t('foundation.add')}
          </Button>
        )
      )}
      {versions.listed && (
        <FoundationVersions
          listed={versions.listed}
          onChanged={() => void versions.open(versions.listed?.id ?? '')}
          onClose={versions.close}
        />
      )}
      {(drawer !== null || isAsked) && (
        <FoundationEditor
          optionId={data.id}
          opened={drawer?.opened ?? null}
          area={data.unit.totalArea}
          onClose={() => {
            close();
            if (isAsked) changeSearch((now) => now.delete('foundation'));
          }}
        />
      )}
    </Box>
  );
}

type Props = { foundationId: string; name: string; onEdit: () => void; onVersions: () => void };

/** Edit, see versions of, and delete a foundation; a deletion can be undone for ten seconds. */
function FoundationActions({ foundationId, name, onEdit, onVersions }: Props) {
  const { t } = useTranslation('unit');
  const { moduleVersions } = useOffered();
  const remove = useDeletion<OptionFoundationFoundationActionsDeleteMutation>(
    graphql`
      mutation OptionFoundationFoundationActionsDeleteMutation(
        $input: DeleteFoundationInput!
        $withLosses: Boolean
      ) {
        deleteFoundation(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            ...OptionFoundation_option
            unit {
              ...UnitTotalsBreakdown_unit
            }
          }
        }
      }
    `,
    { done: t('foundation.deleted'), failure: t('foundation.deleteError'), totals: t('undo.totals') },
  );
  return (
    <ActionsMenu
      label={t('foundation.actions', { name })}
      actions={[
        { label: t('foundation.edit'), icon: EditOutlined, onSelect: onEdit },
        moduleVersions && { label: t('foundation.versions'), icon: HistoryOutlined, onSelect: onVersions },
        deleteAction(
          t('foundation.delete'),
          () => remove(foundationId, { variables: { input: { foundationId } } }),
          { title: t('foundation.delete.title'), text: t('foundation.delete.text', { name }) },
        ),
      ]}
    />
  );
}
