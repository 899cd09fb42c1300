import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { OptionsSection_unit$key } from '#relay/OptionsSection_unit.graphql.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { Section } from '../../../components/Section.tsx';
import { useRows } from '../../../components/useRows.ts';
import { usePages } from '../../../relay/usePages.ts';
import { OptionCard, optionCardId } from './OptionCard.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';

const NewOptionDialog = lazyPart(() =>
  import('../../../editors/optionForm/NewOptionDialog.tsx').then((part) => part.NewOptionDialog),
);

/** The simulations of a tower, oldest first. */
export function OptionsSection({ unit, projectId }: { unit: OptionsSection_unit$key; projectId: string }) {
  const { t } = useTranslation('unit');
  const { data, pages } = usePages(
    graphql`
      fragment OptionsSection_unit on Unit
      @refetchable(queryName: "OptionsSectionPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        id
        databaseId
        viewerCanEdit
        ...OptionModules_unit
        options(first: $first, after: $after) @connection(key: "OptionsSection_options") {
          __id
          edges {
            node {
              id
              quantities {
                perSquareMeter {
                  co2 {
                    max
                  }
                }
              }
              ...OptionCard_option
            }
          }
        }
      }
    `,
    unit,
  );
  const [adding, setAdding] = useState(false);
  const { all, shown: options } = useRows(data.options);
  const largest = Math.max(0, ...all.map(({ quantities }) => quantities?.perSquareMeter?.co2?.max ?? 0));
  const connections = data.options ? [data.options.__id] : [];
  const close = (made?: string) => {
    setAdding(false);
    if (made !== undefined) setTimeout(() => openCard(made));
  };
  const add = data.viewerCanEdit && (
    <Button
      variant="outlined"
      startIcon={<AddIcon />}
      onClick={() => setAdding(true)}
      {...NewOptionDialog.ahead}
    >
      {t('options.add')}
    </Button>
  );
  return (
    <Section title={t('options.title')} text={t('options.text')} actions={options.length > 0 && add}>
      {options.length === 0 && (
        <EmptyState compact title={t('options.none.title')} text={t('options.none.text')} action={add} />
      )}
      <Box
        component="ul"
        aria-label={t('options.title')}
        hidden={options.length === 0}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}
      >
        {options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            unit={data}
            tower={{ projectId, unitId: data.databaseId }}
            largest={largest}
            connections={connections}
          />
        ))}
      </Box>
      <LoadMore shown={all.length} pages={pages} />
      {adding && <NewOptionDialog unitId={data.id} connections={connections} onClose={close} />}
    </Section>
  );
}

/** A simulation just made is where its modules are entered next: in view, with the focus, once its card stands. */
function openCard(databaseId: string): void {
  const card = document.getElementById(optionCardId(databaseId));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}
