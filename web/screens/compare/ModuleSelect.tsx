import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ModuleSelect_unit$key } from '#relay/ModuleSelect_unit.graphql.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { useOffered } from '../../session/offered.ts';
import { useComparedModules } from './useComparedModules.ts';

/** Modules whose versions are compared; while none is chosen, the simulations are. */
export function ModuleSelect({ unit: key }: { unit: ModuleSelect_unit$key }) {
  const { t } = useTranslation('compare');
  const { options } = useFragment(
    graphql`
      fragment ModuleSelect_unit on Unit {
        options(first: 50) {
          edges {
            node {
              name
              modules(first: 50) {
                edges {
                  node {
                    id
                    name
                  }
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { moduleVersions } = useOffered();
  const [chosen, choose] = useComparedModules();
  // One request when the list closes, not one per mark; until its answer is there the list shows what was marked.
  const [marked, setMarked] = useState<{ over: string; ids: string[] } | null>(null);
  const modules = nodesOf(options).flatMap((option) =>
    nodesOf(option.modules).map(({ id, name }) => ({ id, label: `${option.name} · ${name}` })),
  );
  if (modules.length === 0 || !moduleVersions) return null;
  const known = chosen.filter((id) => modules.some((module) => module.id === id));
  const over = chosen.join(',');
  const value = marked?.over === over ? marked.ids : known;
  return (
    <TextField
      select
      className="no-print"
      label={t('versions.of')}
      value={value}
      onChange={(event) => setMarked({ over, ids: [event.target.value].flat() })}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          onClose: () => {
            if (value.join(',') !== over) choose(value);
          },
          renderValue: (shown) =>
            modules
              .filter(({ id }) => [shown].flat().includes(id))
              .map(({ label }) => label)
              .join(', ') || t('versions.none'),
        },
      }}
      sx={{ flex: '0 1 160px', maxWidth: 480 }}
    >
      {modules.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
