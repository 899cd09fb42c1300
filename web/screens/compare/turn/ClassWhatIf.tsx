import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { fckClasses } from '#domain/limits.ts';
import { classWhatIf, concreteClassesOf } from '#domain/prices/classWhatIf.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import type { ClassWhatIf_comparison$key } from '#relay/ClassWhatIf_comparison.graphql.ts';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Compared } from '../compared/compared.ts';
import { ClassEffects } from './ClassEffects.tsx';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = { comparison: ClassWhatIf_comparison$key; compared: Compared };

const classOf = (fck: number) => `C${fck}`;
const least = -40;
const most = 20;

/** Another class of concrete in one element of an option: what a m³ emits and costs then, and how much less of it pays for that. */
export function ClassWhatIf({ comparison, compared: { kind, options, measure, declarations } }: Props) {
  const { t } = useTranslation('compare');
  const { change } = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState<{ option?: string; concrete?: string; to?: string }>({});
  const [volume, setVolume] = useState(0);
  const { items } = useFragment(
    graphql`
      fragment ClassWhatIf_comparison on Comparison {
        items {
          option {
            unit {
              project {
                prices {
                  key
                  min
                  max
                  source
                  date
                }
              }
            }
          }
          quantities {
            costLines {
              element
              key
              unit
              amount
            }
          }
        }
      }
    `,
    comparison,
  );
  const option = options.find((each) => each.id === chosen.option) ?? options[0];
  const item = items[options.findIndex((each) => each === option)];
  const concretes = concreteClassesOf(option?.side.lines ?? []).map((each) => ({
    ...each,
    name: `${t(keyWith('compare', 'element.', each.element))} · ${classOf(each.from)}`,
  }));
  const concrete = concretes.find(({ name }) => name === chosen.concrete) ?? concretes[0];
  if (option === undefined || item === undefined || concrete === undefined) return null;
  const classes = fckClasses.filter((each) => each !== concrete.from);
  const next = classes.find((each) => each > concrete.from) ?? fckClasses[0];
  const to = classes.find((each) => classOf(each) === chosen.to) ?? next;
  const changed = { element: concrete.element, from: concrete.from, to, volume };
  const amounts = (item.quantities?.costLines ?? []).map(({ amount, unit, ...line }) => ({
    ...line,
    unit,
    amount: amount ?? null,
  }));
  const overrides = new Map(
    declarations.map(({ material, co2, energy }) => [material, { co2, energy: energy ?? null }]),
  );
  const prices = { set: currentPriceSet, own: item.option.unit.project.prices };
  const effects = classWhatIf(option.side.lines, amounts, changed, prices, overrides);
  const choice = (
    label: string,
    value: string,
    values: readonly (readonly [string, string])[],
    choose: (value: string) => void,
  ) => (
    <SelectBox
      size="small"
      label={label}
      value={value}
      options={values}
      onChange={choose}
      sx={{ flex: '1 1 180px', maxWidth: 280 }}
    />
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {choice(
          t(`column.${kind}`),
          option.id,
          options.map((each) => [each.id, each.name] as const),
          (value) => setChosen({ option: value }),
        )}
        {choice(
          t('classes.concrete'),
          concrete.name,
          concretes.map(({ name }) => [name, name] as const),
          (value) => setChosen({ option: option.id, concrete: value }),
        )}
        {choice(
          t('classes.to'),
          classOf(to),
          classes.map((each) => [classOf(each), classOf(each)] as const),
          (value) => setChosen((now) => ({ ...now, to: value })),
        )}
      </Box>
      <Typography id={id} variant="body2" component="p">
        {t('classes.volume')}: <b>{change(volume)}</b>
      </Typography>
      <Slider
        size="small"
        aria-labelledby={id}
        value={volume}
        min={least}
        max={most}
        marks={[{ value: 0 }]}
        getAriaValueText={change}
        onChange={(_, value) => setVolume(value)}
        sx={{ maxWidth: 480 }}
      />
      {effects && <ClassEffects option={option} measure={measure} change={changed} effects={effects} />}
    </>
  );
}
